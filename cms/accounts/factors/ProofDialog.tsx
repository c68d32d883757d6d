'use client'

import { Button } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useRpc } from '../../api/RpcProvider.tsx'
import { callRest } from '../../api/rest.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { askForPasskey } from './passkeys.ts'
import './factors.css'

export const proofSlug = 'prove-again'

// The first field of a dialog has the focus, and this one comes after it has opened.
const focusOnArrival = (input: HTMLInputElement | null) => input?.focus()

/** Asks the person at the screen for a code, a passkey or the password. */
export function ProofDialog({ onProved }: { onProved: () => void }) {
  const rpc = useRpc()
  const id = useId()
  const [isByPassword, setByPassword] = useState(false)
  const [typed, setTyped] = useState('')
  const { data: methods, error: unanswered } = useQuery({
    queryKey: ['account.proofMethods'],
    queryFn: ({ signal }) => rpc.account.proofMethods.query({}, { signal }),
  })
  const asksPassword = methods?.password && (isByPassword || !methods.code)
  const prove = useMutation({
    mutationFn: () => rpc.account.prove.mutate(asksPassword ? { password: typed } : { code: typed }),
    onSuccess: onProved,
  })
  const provePasskey = useMutation({
    mutationFn: async () => {
      const options = await rpc.account.beginPasskeyProof.mutate({})
      return rpc.account.prove.mutate({ passkey: await askForPasskey(options) })
    },
    onSuccess: onProved,
  })
  const goToProvider = useMutation({
    mutationFn: () => {
      const json = { redirect: window.location.pathname + window.location.search }
      return callRest('/api/account/single-sign-on/prove', z.object({ url: z.string() }), { method: 'POST', json })
    },
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const refusal = unanswered ?? prove.error ?? provePasskey.error ?? goToProvider.error
  const isBusy = prove.isPending || provePasskey.isPending || goToProvider.isPending
  const hasInput = Boolean(methods?.password || methods?.code)
  return (
    <QuestionDialog
      slug={proofSlug}
      title="Confirm that it is you"
      confirm={{ label: 'Confirm', busyLabel: 'Confirming…' }}
      isBusy={isBusy}
      isIncomplete={typed.trim() === ''}
      onConfirm={() => prove.mutate()}
    >
      <p>This gives control of accounts. Once confirmed, it is not asked again for ten minutes.</p>
      {methods?.passkey && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => {
            prove.reset()
            provePasskey.mutate()
          }}
        >
          {provePasskey.isPending ? 'Waiting for the passkey…' : 'Use a passkey'}
        </Button>
      )}
      {hasInput && (
        <div className="proof__field">
          <label htmlFor={id}>
            {asksPassword ? 'Your password' : 'Code of your authenticator app, or a recovery code'}
          </label>
          <input
            id={id}
            key={asksPassword ? 'password' : 'code'}
            type={asksPassword ? 'password' : 'text'}
            autoComplete={asksPassword ? 'current-password' : 'one-time-code'}
            value={typed}
            ref={focusOnArrival}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {methods?.code && methods.password && (
        <button
          type="button"
          className="sign-in__choice"
          onClick={() => {
            setByPassword(!isByPassword)
            setTyped('')
          }}
        >
          {isByPassword ? 'Use a code instead' : 'Use the password instead'}
        </button>
      )}
      {methods?.provider && (
        <>
          <p>You come back to this page. Then repeat what you were doing.</p>
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => goToProvider.mutate()}>
            Log in again with {methods.provider}
          </Button>
        </>
      )}
      {refusal && <p role="alert">{refusal.message}</p>}
    </QuestionDialog>
  )
}
