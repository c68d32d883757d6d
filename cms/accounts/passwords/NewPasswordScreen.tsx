'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { LinkFrame } from '../sign-in/LinkFrame.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { BackToLogIn, SignInFrame } from '../sign-in/SignInFrame.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const facts = z.object({ name: z.string().nullish(), email: z.string() })
const answer = z.object({ email: z.string() })

/** Renders the page that a link to a new password opens. */
export function NewPasswordScreen({ publication }: { publication: string }) {
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <SignInFrame publication={publication} title="Your password is set" foot={<BackToLogIn />}>
        <p className="sign-in__said" role="status">
          You are logged out everywhere. Log in with the new password.
        </p>
      </SignInFrame>
    )
  return (
    <LinkFrame
      publication={publication}
      title="Set a new password"
      door="reset-link"
      facts={facts}
      lead={({ email }) => `For ${email}. You are then logged out everywhere.`}
      instead={
        <Link className="sign-in__again" href="/admin/forgot" prefetch={false}>
          Send another link
        </Link>
      }
    >
      {({ name, email }, secret) => (
        <SignInForm
          submit="Set the password"
          busy="Setting…"
          onSubmit={async (fields) => {
            const json = { secret, password: String(fields.get('password')) }
            await callRest('/api/account/new-password', answer, { method: 'POST', json })
            setDone(true)
          }}
        >
          {/* Password managers file the new password under it. */}
          <input type="hidden" name="email" autoComplete="username" value={email} />
          <NewPasswordField name="password" label="New password" about={[name ?? '', publication]} autoFocus />
        </SignInForm>
      )}
    </LinkFrame>
  )
}
