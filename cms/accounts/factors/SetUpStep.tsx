'use client'

import { useState } from 'react'
import { SignInField } from '../sign-in/SignInField.tsx'
import { SignInForm } from '../sign-in/SignInForm.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { AppSecret } from './AppSecret.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type BegunApp, beginApp, finishApp, setUpPasskey } from './signInCalls.ts'
import './factors.css'

interface SetUpStepProps {
  publication: string
  challenge: string
  onDone: () => void
  onStartAgain: () => void
}

/** Renders setting up a first second factor before the log-in goes on, for people whose role requires one. */
export function SetUpStep({ publication, challenge, onDone, onStartAgain }: SetUpStepProps) {
  const [app, setApp] = useState<BegunApp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    return (
      <SignInFrame publication={publication} title="Keep your recovery codes">
        <RecoveryCodes codes={codes} done="I have kept them: go on" onDone={onDone} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      publication={publication}
      title="Set up a second factor"
      lead="Your role requires one from now on: besides your password, something that only you have."
      foot={
        <button type="button" className="sign-in__choice" onClick={onStartAgain}>
          Log in as another person
        </button>
      }
    >
      {app ? (
        <SignInForm
          submit="Confirm"
          busy="Confirming…"
          onSubmit={async (fields) => setCodes(await finishApp(challenge, app.challenge, String(fields.get('code'))))}
        >
          <AppSecret secret={app.secret} address={app.address} />
          <SignInField
            name="code"
            label="Code that the app shows now"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
          />
        </SignInForm>
      ) : (
        <>
          <SignInForm
            submit="Use a passkey of this device"
            busy="Waiting for the passkey…"
            onSubmit={async () => setCodes(await setUpPasskey(challenge))}
          >
            <p className="second-factor__hint">
              A passkey is kept by your phone, your computer or a security key, and is opened by finger, face or PIN.
            </p>
          </SignInForm>
          <SignInForm
            submit="Use an authenticator app"
            busy="One moment…"
            onSubmit={async () => setApp(await beginApp(challenge))}
          >
            <p className="second-factor__hint">An app on your phone shows a code of six digits, which you type in.</p>
          </SignInForm>
        </>
      )}
    </SignInFrame>
  )
}
