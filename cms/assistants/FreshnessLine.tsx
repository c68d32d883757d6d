'use client'

import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import { usePublication } from '../clock/usePublication.ts'
import { countText } from '../desk/desk.words.ts'
import { listDate } from '../kit/listDates.ts'

/** Says how new the stories are that an assistant knows, and warns when they are older than its setting. */
export function FreshnessLine({ assistant }: { assistant: string }) {
  const rpc = useRpc()
  const timeZone = usePublication()?.timeZone
  const { data } = useQuery({
    queryKey: ['assistant.getFreshness', assistant],
    queryFn: ({ signal }) => rpc.assistant.getFreshness.query({ assistant }, { signal }),
    // A mutation elsewhere publishes; the line follows without a reload.
    refetchInterval: 60_000,
  })
  if (!data || !timeZone) return null
  const { isStale, newest, staleAfterDays } = data
  if (newest === null && !isStale) return null
  return (
    <p className={isStale ? 'desk__problem' : 'desk-state__more'}>
      {newest === null ? 'It knows no story.' : `Newest story it knows: ${listDate(newest, timeZone)}.`}
      {isStale &&
        staleAfterDays !== null &&
        newest !== null &&
        ` That is longer ago than ${countText(staleAfterDays, 'day')}.`}
    </p>
  )
}
