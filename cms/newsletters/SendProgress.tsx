'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { countText } from '../desk/desk.words.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { listDate } from '../kit/listDates.ts'

export type Sending = RpcOutputs['newsletter']['getSending']

interface Props {
  issue: string
  send: NonNullable<Sending['send']>
  timeZone: string
  onChange: () => void
}

const titles: Record<string, string> = {
  preparing: 'The issue is being prepared',
  sending: 'The issue is being sent',
  paused: 'Paused',
}

export function SendProgress({ issue, send, timeZone, onChange }: Props) {
  const rpc = useRpc()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (move: 'pause' | 'resume' | 'cancel') => rpc.newsletter.moveSending.mutate({ issue, move }),
    onSettled: onChange,
  })
  const { state, audience, counts, problem, estimatedEnd, perMinute, spared } = send
  const done = audience - counts.waiting
  const busy = { disabled: isPending, extraButtonProps: keepFocusWhenDisabled, margin: false }
  return (
    <section className="sending" aria-label="Progress">
      <p className="sending__title" role="status">
        {titles[state]}
      </p>
      {state !== 'preparing' && (
        <>
          <progress aria-label="Mails that were sent" max={Math.max(1, audience)} value={done} />
          <p className="desk__about">
            {done.toLocaleString('en-US')} of {countText(audience, 'reader')}
            {state === 'sending' && ` · ${perMinute.toLocaleString('en-US')} in the last minute`}
            {estimatedEnd && ` · done about ${listDate(estimatedEnd, timeZone)}`}
          </p>
        </>
      )}
      {problem && (
        <p className="desk__problem" role="alert">
          {problem}
        </p>
      )}
      {spared.length > 0 && (
        <ul className="desk__list">
          {spared.map(({ domain, until, waiting, response }) => (
            <li key={domain} className="desk__line">
              <span>
                {domain} asked for fewer mails: {countText(waiting, 'mail')} wait until {listDate(until, timeZone)}.
              </span>
              <span className="desk__about">{response}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="desk__actions">
        {state === 'sending' && (
          <Button buttonStyle="secondary" {...busy} onClick={() => mutate('pause')}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button {...busy} onClick={() => mutate('resume')}>
            Resume
          </Button>
        )}
        <Button buttonStyle="secondary" {...busy} onClick={() => mutate('cancel')}>
          {counts.waiting > 0 ? `Cancel the other ${counts.waiting.toLocaleString('en-US')}` : 'Cancel'}
        </Button>
      </p>
      {error && (
        <p className="desk__problem" role="alert">
          {error.message}
        </p>
      )}
    </section>
  )
}
