'use client'

import { useState } from 'react'
import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { BackToLogIn, SignInFrame } from '../sign-in/SignInFrame.tsx'

const answer = z.object({ isMailed: z.boolean() })

const onItsWay = (email: string) =>
  `If ${email} has an account, a link is on its way to it. It works once, within an hour; look into the spam folder too.`

const withoutMail =
  'This newsroom sends no mail. Ask an administrator for a link to a new password: the button for it is on the page of your account. The operator of the newsroom finds the link in its log.'

/** Renders the form that requests a link to a new password. */
export function ForgotScreen({ publication }: { publication: string }) {
  const [done, setDone] = useState<string | null>(null)
  return (
    <SignInFrame
      publication={publication}
      title="Forgot your password?"
      lead={done === null ? 'We mail you a link to a new one.' : undefined}
      foot={<BackToLogIn />}
    >
      {done === null ? (
        <SignInForm
          submit="Send the link"
          busy="Sending…"
          onSubmit={async (fields) => {
            const email = String(fields.get('email')).trim()
            const { isMailed } = await callRest('/api/account/forgot-password', answer, {
              method: 'POST',
              json: { email },
            })
            setDone(isMailed ? onItsWay(email) : withoutMail)
          }}
        >
          <SignInField name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
        </SignInForm>
      ) : (
        <p className="sign-in__said" role="status">
          {done}
        </p>
      )}
    </SignInFrame>
  )
}
