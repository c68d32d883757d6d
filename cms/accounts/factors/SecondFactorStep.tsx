'use client'

import { useState } from 'react'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { enterCode, enterPasskey } from './signInCalls.ts'
import './factors.css'

export type FactorMethod = 'app' | 'passkey' | 'recovery-code'

interface SecondFactorStepProps {
  publication: string
  challenge: string
  methods: FactorMethod[]
  onDone: () => void
  onStartAgain: () => void
}

const leads: Record<FactorMethod, string> = {
  app: 'Enter the code that your authenticator app shows now.',
  passkey: 'Use the passkey of this device, of your phone or of a security key.',
  'recovery-code': 'Enter one of the codes that you kept. It works once.',
}

const choices: Record<FactorMethod, string> = {
  app: 'Use the authenticator app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
}

/** Renders the second step of a log-in: a passkey, a code of the app, or a recovery code. */
export function SecondFactorStep({ publication, challenge, methods, onDone, onStartAgain }: SecondFactorStepProps) {
  const [method, setMethod] = useState<FactorMethod>(methods.includes('passkey') ? 'passkey' : (methods[0] ?? 'app'))
  return (
    <SignInFrame
      publication={publication}
      title="Confirm that it is you"
      lead={leads[method]}
      foot={
        <>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <button key={other} type="button" className="sign-in__choice" onClick={() => setMethod(other)}>
                {choices[other]}
              </button>
            ))}
          <details className="second-factor__lost">
            <summary>I have none of these</summary>
            <p>
              Ask an administrator of the newsroom to reset your second factor: the button is on your person’s page,
              under Users. If no administrator can log in, the operator of the server runs{' '}
              <code>npm run accounts -- reset-factors</code> with your address.
            </p>
          </details>
          <button type="button" className="sign-in__choice" onClick={onStartAgain}>
            Start again
          </button>
        </>
      }
    >
      <SignInForm
        key={method}
        submit={method === 'passkey' ? 'Use a passkey' : 'Log in'}
        busy={method === 'passkey' ? 'Waiting for the passkey…' : 'Logging in…'}
        onSubmit={async (fields) => {
          const trusts = fields.has('trusts')
          if (method === 'passkey') await enterPasskey(challenge, trusts)
          else await enterCode(challenge, String(fields.get('code') ?? ''), trusts)
          onDone()
        }}
      >
        {method === 'app' && (
          <SignInField
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={11}
            required
            autoFocus
          />
        )}
        {method === 'recovery-code' && (
          <SignInField name="code" label="Recovery code" autoComplete="off" spellCheck={false} required autoFocus />
        )}
        <label className="second-factor__trust">
          <input type="checkbox" name="trusts" /> Do not ask in this browser for 30 days
        </label>
      </SignInForm>
    </SignInFrame>
  )
}
