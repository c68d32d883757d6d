'use client'

import { Link } from '@payloadcms/ui'
import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { SingleSignOnButton } from '../single-sign-on/SingleSignOnButton.tsx'
import { SignInField } from './SignInField.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import type { SignInPageFacts } from './signInPage.tsx'

const answer = z.object({ state: z.literal('done') })

/** Renders the log-in with e-mail address and password. */
export function SignInScreen({ publication, redirectTo, singleSignOn }: SignInPageFacts) {
  return (
    <SignInFrame
      publication={publication}
      title="Log in"
      foot={
        <Link href="/admin/forgot" prefetch={false}>
          Forgot password?
        </Link>
      }
    >
      {singleSignOn && <SingleSignOnButton {...singleSignOn} />}
      <SignInForm
        submit="Log in"
        busy="Logging in…"
        onSubmit={async (fields) => {
          await callRest('/api/account/log-in', answer, { method: 'POST', json: Object.fromEntries(fields) })
          // Loads the whole page: everything in this one was made for a stranger.
          window.location.assign(redirectTo)
        }}
      >
        <SignInField name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
        <SignInField name="password" type="password" label="Password" autoComplete="current-password" required />
      </SignInForm>
    </SignInFrame>
  )
}
