'use client'

import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import type { SignInPageFacts } from '../sign-in/signInPage.tsx'

/** Renders the first page of a new newsroom: the account of its Administrator. */
export function FirstUserScreen({ publication, redirectTo }: SignInPageFacts) {
  return (
    <SignInFrame
      publication={publication}
      title="Make the first account"
      lead="It is the Administrator’s: it may do everything, and invites the others."
    >
      <SignInForm
        submit="Make the account"
        busy="Making…"
        onSubmit={async (fields) => {
          await callRest('/api/account/first-user', z.object({}), { method: 'POST', json: Object.fromEntries(fields) })
          window.location.assign(redirectTo)
        }}
      >
        <SignInField name="name" label="Your name" autoComplete="name" required autoFocus />
        <SignInField name="email" type="email" label="E-mail" autoComplete="username" required />
        <NewPasswordField name="password" label="Password" about={[publication]} />
      </SignInForm>
    </SignInFrame>
  )
}
