'use client'

import { Link } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callRest } from '../../api/rest.ts'
import { PasskeyLogIn } from '../factors/PasskeyLogIn.tsx'
import { SecondFactorStep } from '../factors/SecondFactorStep.tsx'
import { SetUpStep } from '../factors/SetUpStep.tsx'
import { SingleSignOnButton } from '../single-sign-on/SingleSignOnButton.tsx'
import { SignInField } from './SignInField.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import type { SignInPageFacts } from './signInPage.tsx'

const furtherStep = z.object({
  code: z.enum(['account.secondFactor', 'account.setUpFactor']),
  challenge: z.string(),
  methods: z.array(z.enum(['app', 'passkey', 'recovery-code'])).default([]),
})

const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done') }),
  furtherStep.extend({ state: z.literal('further') }),
])

/** Renders the log-in with e-mail address and password, and the step after them where one is needed. */
export function SignInScreen({ publication, redirectTo, singleSignOn }: SignInPageFacts) {
  const [further, setFurther] = useState<z.output<typeof furtherStep> | null>(null)
  // Loads the whole page: everything in this one was made for a stranger.
  const goOn = () => window.location.assign(redirectTo)
  useEffect(() => {
    // Another way of coming in, such as an invitation or a provider, leads here for its second step.
    const step = stepIn(window.location.hash)
    if (!step) return
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    setFurther(step)
  }, [])
  if (further) {
    const { challenge, methods, code } = further
    const step = { publication, challenge, onDone: goOn, onStartAgain: () => setFurther(null) }
    return code === 'account.secondFactor' ? <SecondFactorStep {...step} methods={methods} /> : <SetUpStep {...step} />
  }
  return (
    <SignInFrame
      publication={publication}
      title="Log in"
      foot={
        <>
          <PasskeyLogIn onDone={goOn} />
          <Link href="/admin/forgot" prefetch={false}>
            Forgot password?
          </Link>
        </>
      }
    >
      {singleSignOn && <SingleSignOnButton {...singleSignOn} />}
      <SignInForm
        submit="Log in"
        busy="Logging in…"
        onSubmit={async (fields) => {
          const json = Object.fromEntries(fields)
          const begun = await callRest('/api/account/log-in', answer, { method: 'POST', json })
          if (begun.state === 'done') goOn()
          else setFurther(begun)
        }}
      >
        <SignInField name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
        <SignInField name="password" type="password" label="Password" autoComplete="current-password" required />
      </SignInForm>
    </SignInFrame>
  )
}

function stepIn(fragment: string): z.output<typeof furtherStep> | null {
  try {
    return furtherStep.parse(JSON.parse(decodeURIComponent(fragment.slice(1))))
  } catch {
    return null
  }
}
