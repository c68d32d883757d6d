'use client'

import { useState } from 'react'
import { apiErrorOf } from '../../api/apiError.ts'
import { logInByPasskey } from './signInCalls.ts'
import './factors.css'

/** Renders the log-in with a passkey alone, which knows its owner. */
export function PasskeyLogIn({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const logIn = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await logInByPasskey()
      onDone()
    } catch (error) {
      setRefusal(apiErrorOf(error)?.message ?? 'Something went wrong. Try again.')
      setBusy(false)
    }
  }
  return (
    <>
      <div role="alert" className="sign-in__refusal">
        {refusal}
      </div>
      <button type="button" className="sign-in__choice" aria-disabled={isBusy} onClick={() => isBusy || void logIn()}>
        {isBusy ? 'Waiting for the passkey…' : 'Log in with a passkey'}
      </button>
    </>
  )
}
