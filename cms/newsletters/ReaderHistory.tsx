'use client'

import { Button, toast, useConfig, useModal } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { listDate } from '../kit/listDates.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'

type Event = RpcOutputs['newsletter']['getReaderHistory']['events'][number]

const words: Record<Event['kind'], string> = {
  requested: 'Asked for the newsletter',
  confirmed: 'Confirmed the subscription',
  ended: 'Left the newsletter',
  suppressed: 'Gets no newsletter any more',
  prepared: 'Mail waits',
  handed: 'Mail is on its way',
  accepted: 'Mail accepted by the mail service',
  written: 'Mail written to the folder',
  refused: 'Mail refused',
  unknown: 'Mail sent, outcome unknown',
  skipped: 'Mail skipped',
  hard: 'Mail came back: no such address',
  soft: 'Mail came back: could not be delivered',
  complaint: 'Called the mail spam',
}

interface Props {
  subscription: string
  timeZone: string
}

export function ReaderHistory({ subscription, timeZone }: Props) {
  const rpc = useRpc()
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter.getReaderHistory', subscription],
    queryFn: ({ signal }) => rpc.newsletter.getReaderHistory.query({ subscription }, { signal }),
  })
  return (
    <>
      <h2>History</h2>
      <p className="desk__note">Everything that is known about this reader, over all newsletters, the newest first.</p>
      <DeskState isLoading={!data && !error} error={error} empty={null} onRetry={() => void refetch()} />
      {data && (
        <>
          <ul className="desk__list">
            {data.events.map(({ at, kind, about, detail }) => (
              <li key={`${at}${kind}${about}`} className="desk__line">
                <strong>
                  {words[kind]}
                  {about && `: ${about}`}
                </strong>
                <span className="desk__about reader-history__about">
                  <time dateTime={at}>{listDate(at, timeZone)}</time>
                  {detail && ` · ${detail}`}
                </span>
              </li>
            ))}
          </ul>
          <DeleteReader subscription={subscription} email={data.email} />
        </>
      )}
    </>
  )
}

const dialogSlug = 'delete-reader'

function DeleteReader({ subscription, email }: { subscription: string; email: string }) {
  const rpc = useRpc()
  const router = useRouter()
  const { config } = useConfig()
  const { openModal, closeModal } = useModal()
  const mayDelete = usePassesGate(['DELETE_NEWSLETTER'])
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => rpc.newsletter.deleteReader.mutate({ subscription }),
    onSuccess: () => {
      closeModal(dialogSlug)
      toast.success(`The data of ${email} is deleted.`)
      const path = '/collections/newsletter-subscriptions' as const
      router.push(formatAdminURL({ adminRoute: config.routes.admin, path }))
    },
  })
  if (!mayDelete) return null
  return (
    <>
      <h2>Delete this reader</h2>
      <p className="desk__note">
        When a reader asks for it. What stays is a mark by which no issue reaches the address twice, and its entry under
        Suppressed addresses where there is one, which keeps it from getting mail again.
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(dialogSlug)}>
        Delete all data of this reader
      </Button>
      <QuestionDialog
        slug={dialogSlug}
        title="Delete all data of this reader?"
        confirm={{ label: 'Delete', busyLabel: 'Deleting…' }}
        isBusy={isPending}
        isIncomplete={false}
        onConfirm={() => mutate()}
      >
        <p>{email} gets no newsletter any more, and nothing says that it ever did. This cannot be undone.</p>
        {error && (
          <p className="desk__problem" role="alert">
            {error.message}
          </p>
        )}
      </QuestionDialog>
    </>
  )
}
