'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useTimeZone } from '../clock/usePublication.ts'
import { notifyError } from '../kit/notices.ts'
import { SmallButton } from '../kit/SmallButton.tsx'

const ways: Record<string, string> = { file: 'to the file', mail: 'by mail', call: 'to the address' }

/** Says whether the log is as it was written: how far it is sealed, the last check, and the last anchors. */
export function ChainState() {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const at = (moment: string) => formatMoment(new Date(moment), timeZone)
  const { data, error, refetch } = useQuery({
    queryKey: ['activity.getChain'],
    queryFn: ({ signal }) => rpc.activity.getChain.query({}, { signal }),
  })
  const check = useMutation({
    mutationFn: () => rpc.activity.checkChain.mutate({}),
    onSuccess: () => void refetch(),
    onError: (failure) => notifyError('Unable to check the log', failure.message),
  })
  return (
    <section className="activity__chain" aria-label="State of the log" aria-busy={check.isPending}>
      {error && (
        <p className="desk__problem" role="alert">
          {error.message}
        </p>
      )}
      {data?.check?.fault && (
        <p className="desk__problem" role="alert">
          <strong>The log is not as it was written.</strong> {data.check.fault}
        </p>
      )}
      <p role="status">{data && stateText(data, at)}</p>
      {data?.anchors.map(({ way, at: moment, error: failure }) => (
        <p key={way} className={failure ? 'desk__problem' : undefined}>
          {failure
            ? `Writing it down ${ways[way] ?? way} failed on ${at(moment)}: ${failure}`
            : `Written down ${ways[way] ?? way} on ${at(moment)}.`}
        </p>
      ))}
      <SmallButton disabled={check.isPending || !data} onClick={() => check.mutate()}>
        {check.isPending ? 'Checking…' : 'Check now'}
      </SmallButton>
    </section>
  )
}

interface ChainFacts {
  sealedAt: string | null
  waiting: number
  check: { entries: number; fault: string | null; checkedAt: string } | null
  keepDays: number | null
}

function stateText({ sealedAt, waiting, check, keepDays }: ChainFacts, at: (moment: string) => string): string {
  const sealed = sealedAt ? `Sealed until ${at(sealedAt)}` : 'Not sealed yet'
  const behind = waiting > 0 ? `, ${waiting.toLocaleString('en-US')} waiting` : ''
  const checked =
    check === null
      ? 'Not checked yet.'
      : check.fault === null
        ? `Checked on ${at(check.checkedAt)}: all ${check.entries.toLocaleString('en-US')} entries are as they were sealed.`
        : `Checked on ${at(check.checkedAt)}.`
  const kept = keepDays === null ? 'Kept for good.' : `Kept for ${keepDays} days.`
  return `${sealed}${behind}. ${checked} ${kept}`
}
