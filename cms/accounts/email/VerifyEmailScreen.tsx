'use client'

import { useState } from 'react'
import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { BackToLogIn, SignInFrame } from '../sign-in/SignInFrame.tsx'
import { useLinkSecret } from '../sign-in/useLinkSecret.ts'

/** Renders the page that a link to verify an address opens. A button does it: programs that look at mail follow links. */
export function VerifyEmailScreen({ publication }: { publication: string }) {
  const secret = useLinkSecret()
  const [email, setEmail] = useState<string | null>(null)
  return (
    <SignInFrame publication={publication} title="Verify your address" foot={<BackToLogIn />}>
      {email === null ? (
        <SignInForm
          submit="Verify"
          busy="Verifying…"
          onSubmit={async () => {
            const answer = z.object({ email: z.string() })
            const verified = await callRest('/api/account/verify-email', answer, { method: 'POST', json: { secret } })
            setEmail(verified.email)
          }}
        >
          {null}
        </SignInForm>
      ) : (
        <p className="sign-in__said" role="status">
          {email} is verified. You can close this page.
        </p>
      )}
    </SignInFrame>
  )
}
