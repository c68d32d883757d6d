'use client'

import { Button, Link, useConfig, useModal } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { countText } from '../desk/desk.words.ts'
import { senderCheckRoute, writtenMailsRoute } from '../desk/deskRoutes.ts'
import { listDate } from '../kit/listDates.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { ListedReaders } from './ListedReaders.tsx'
import { SendNumbers } from './SendNumbers.tsx'
import { type Sending, SendProgress } from './SendProgress.tsx'

interface Props {
  issue: string
  timeZone: string
}

const underWay = ['preparing', 'sending', 'paused']

export function SendIssue({ issue, timeZone }: Props) {
  const rpc = useRpc()
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter.getSending', issue],
    queryFn: ({ signal }) => rpc.newsletter.getSending.query({ issue }, { signal }),
    // A send of another person begins while this is open.
    refetchInterval: ({ state }) => (underWay.includes(state.data?.send?.state ?? '') ? 1500 : 10_000),
  })
  const refresh = () => void refetch()
  if (!data)
    return (
      <>
        <h2>Send</h2>
        <DeskState isLoading={!error} error={error} empty={null} onRetry={refresh} />
      </>
    )
  const { send } = data
  const isUnderWay = send !== null && underWay.includes(send.state)
  return (
    <>
      <h2>Send</h2>
      {data.isWriting ? <WritingNote /> : <SenderNote />}
      {error && <DeskState isLoading={false} error={error} empty={null} onRetry={refresh} />}
      {send && isUnderWay && <SendProgress issue={issue} send={send} timeZone={timeZone} onChange={refresh} />}
      {!isUnderWay && <StartSending issue={issue} sending={data} timeZone={timeZone} onChange={refresh} />}
      {send && <SendNumbers sending={data} send={send} timeZone={timeZone} />}
      {send && (
        <>
          <ListedReaders
            issue={issue}
            state="unknown"
            count={send.counts.unknown}
            timeZone={timeZone}
            onChange={refresh}
          />
          <ListedReaders
            issue={issue}
            state="refused"
            count={send.counts.refused}
            timeZone={timeZone}
            onChange={refresh}
          />
        </>
      )}
    </>
  )
}

// Explains that this newsroom sends no mail yet.
function WritingNote() {
  const { config } = useConfig()
  return (
    <p className="desk__note">
      No mail server is set up: mails are written to a folder and not sent, until an administrator sets SMTP_URL and
      EMAIL_FROM. Look at each of them in the{' '}
      <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: writtenMailsRoute })} prefetch={false}>
        written mails
      </Link>
      .
    </p>
  )
}

// The way to what has to be right before mail services take mails from this newsroom.
function SenderNote() {
  const { config } = useConfig()
  return (
    <p className="desk__note">
      Before the first send,{' '}
      <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: senderCheckRoute })} prefetch={false}>
        check the sending domain
      </Link>
      : mail services refuse newsletters of senders whose domain is not set up.
    </p>
  )
}

const dialogSlug = 'send-issue'

interface StartProps extends Props {
  sending: Sending
  onChange: () => void
}

// Says who would get the issue, and asks before it is sent.
function StartSending({ issue, sending, timeZone, onChange }: StartProps) {
  const { openModal, closeModal } = useModal()
  const rpc = useRpc()
  const { version, audience, suppressed, refusal, listName, publishedAt, isWriting } = sending
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (shown: { version: string; audience: number }) => rpc.newsletter.send.mutate({ issue, ...shown }),
    onSuccess: () => closeModal(dialogSlug),
    onSettled: onChange,
  })
  if (refusal !== null || version === null) return <p className="desk__quiet">{refusal}</p>
  const readers = countText(audience, 'reader')
  return (
    <>
      <p>
        <strong>{readers}</strong> of {listName} will get the version that was published{' '}
        {listDate(publishedAt, timeZone)}.{sending.send && ' Those who have it already do not get it again.'}
      </p>
      {suppressed > 0 && (
        <p className="desk__note">
          {countText(suppressed, 'subscriber')} {suppressed === 1 ? 'is' : 'are'} left out: mail to them came back, or
          they complained.
        </p>
      )}
      <Button
        margin={false}
        onClick={() => {
          reset()
          openModal(dialogSlug)
        }}
      >
        Send to {readers}
      </Button>
      <QuestionDialog
        slug={dialogSlug}
        title={`Send to ${readers}?`}
        confirm={{ label: 'Send now', busyLabel: 'Sending…' }}
        isBusy={isPending}
        isIncomplete={false}
        onConfirm={() => mutate({ version, audience })}
      >
        <p>
          {isWriting
            ? `A mail for each reader of ${listName} is written to the folder. Readers get the issue once there is a mail server.`
            : `Each reader of ${listName} gets an e-mail. It can be paused and cancelled on the way, but what has left cannot be taken back.`}
        </p>
        {error && (
          <p className="desk__problem" role="alert">
            {error.message}
          </p>
        )}
      </QuestionDialog>
    </>
  )
}
