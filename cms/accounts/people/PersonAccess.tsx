'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'
import { methodWords } from '../sessions/sessionWords.ts'
import { HandOverDialog, handOverSlug } from './HandOverDialog.tsx'
import './people.css'

/** Shows, beside the form of a person, where they are logged in and what they would leave behind. */
export function PersonAccess() {
  const { id } = useDocumentInfo()
  const mayManage = usePassesGate(['UPDATE_USER'])
  return mayManage && typeof id === 'number' ? <Access userId={id} /> : null
}

function Access({ userId }: { userId: number }) {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const { openModal } = useModal()
  const sessions = useQuery({
    queryKey: ['account.getSessionsOf', userId],
    queryFn: ({ signal }) => rpc.account.getSessionsOf.query({ userId }, { signal }),
  })
  const owned = useQuery({
    queryKey: ['account.getDocumentsOf', userId],
    queryFn: ({ signal }) => rpc.account.getDocumentsOf.query({ userId }, { signal }),
  })
  const end = useMutation({
    mutationFn: () => rpc.account.endSessionsOf.mutate({ userId }),
    onSuccess: () => {
      notifyDone('Logged out everywhere')
      void sessions.refetch()
    },
    onError: (error) => notifyError('Unable to log the person out', error.message),
  })
  const open = sessions.data?.sessions ?? []
  const documents = owned.data?.documents ?? []
  const refusal = sessions.error ?? owned.error
  if (refusal) return <p className="person-access__quiet">{refusal.message}</p>
  return (
    <section className="field-type person-access" aria-labelledby="person-access-title">
      <h2 id="person-access-title">Access</h2>
      {sessions.isPending ? (
        <p className="person-access__quiet">Loading…</p>
      ) : open.length === 0 ? (
        <p className="person-access__quiet">Logged in nowhere.</p>
      ) : (
        <>
          <ul>
            {open.map(({ device, method, lastUsedAt, beganAt }) => (
              <li key={`${beganAt}${device}`}>
                {device ?? 'Unknown browser'}
                <span className="person-access__quiet">
                  {formatMoment(new Date(lastUsedAt), timeZone)}, {methodWords(method)}
                </span>
              </li>
            ))}
          </ul>
          <SmallButton disabled={end.isPending} onClick={() => end.mutate()}>
            Log out everywhere
          </SmallButton>
        </>
      )}
      <h2>Documents</h2>
      {owned.isPending ? (
        <p className="person-access__quiet">Loading…</p>
      ) : documents.length === 0 ? (
        <p className="person-access__quiet">Has created none.</p>
      ) : (
        <ul>
          {documents.map(({ label, count }) => (
            <li key={label}>
              {label} <span className="person-access__quiet">{count.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
      )}
      <SmallButton onClick={() => openModal(handOverSlug)}>Hand over…</SmallButton>
      <HandOverDialog
        userId={userId}
        onDone={() => {
          void owned.refetch()
          void sessions.refetch()
        }}
      />
    </section>
  )
}
