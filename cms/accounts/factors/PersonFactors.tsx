'use client'

import { useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { notifyDone } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'
import { useProven } from './ProveAgain.tsx'
import '../people/people.css'
import './factors.css'

const resetSlug = 'reset-factors'

/** Shows, beside the form of a person, which second factors they have, and resets them. */
export function PersonFactors() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const mayManage = usePassesGate(['UPDATE_USER'])
  return mayManage && typeof id === 'number' ? <Factors userId={id} isSelf={user?.id === id} /> : null
}

function Factors({ userId, isSelf }: { userId: number; isSelf: boolean }) {
  const rpc = useRpc()
  const proven = useProven()
  const fieldId = useId()
  const { openModal, closeModal } = useModal()
  const [reason, setReason] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['account.factorsOfPerson', userId],
    queryFn: ({ signal }) => rpc.account.factorsOfPerson.query({ id: userId }, { signal }),
  })
  const reset = useMutation({
    mutationFn: () => proven(() => rpc.account.resetFactors.mutate({ id: userId, reason })),
    onSuccess: () => {
      closeModal(resetSlug)
      setReason('')
      notifyDone('The second factor is reset')
      void refetch()
    },
    // The question for proof has taken the place of this one.
    onError: () => openModal(resetSlug),
  })
  const hasAny = data !== undefined && (data.app || data.passkeys > 0)
  return (
    <section className="field-type person-access" aria-labelledby="person-factors-title">
      <h2 id="person-factors-title">Second factor</h2>
      <p className="person-access__quiet">{error ? error.message : data ? factorWords(data) : 'Loading…'}</p>
      {hasAny && !isSelf && <SmallButton onClick={() => openModal(resetSlug)}>Reset…</SmallButton>}
      <QuestionDialog
        slug={resetSlug}
        title="Reset the second factor of this person?"
        confirm={{ label: 'Reset', busyLabel: 'Resetting…' }}
        isBusy={reset.isPending}
        isIncomplete={reason.trim() === ''}
        onConfirm={() => reset.mutate()}
      >
        <p>
          For people who have lost their phone and their recovery codes. Make sure that it is them who ask: by voice, or
          face to face. Their app, passkeys and codes stop working, and they are logged out everywhere. They are told by
          mail.
        </p>
        <div className="proof__field">
          <label htmlFor={fieldId}>Reason, for the activity log</label>
          <input id={fieldId} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        {reset.error && <p role="alert">{reset.error.message}</p>}
      </QuestionDialog>
    </section>
  )
}

function factorWords({
  app,
  passkeys,
  recoveryCodesLeft,
}: {
  app: boolean
  passkeys: number
  recoveryCodesLeft: number
}) {
  if (!app && passkeys === 0) return 'None: the password alone logs them in.'
  const parts = [
    app && 'authenticator app',
    passkeys > 0 && (passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`),
    `${recoveryCodesLeft} recovery codes left`,
  ].filter((part) => part !== false)
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
