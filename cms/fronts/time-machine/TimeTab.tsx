'use client'

import { Button } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { NextChange } from '#plugins/time-machine/timeMachine.schema.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { TimeMachine } from './TimeMachine.tsx'

// Milliseconds after which the list is read again.
const interval = 30_000

function nextChangeWords({ kind, title, byName }: NextChange): string {
  const by = byName ? `, scheduled by ${byName}` : ''
  if (kind === 'launch') return `Launch${by}`
  return kind === 'post' ? `“${title || 'Untitled'}” goes out${by}` : `Pin of “${title || 'Untitled'}” ends`
}

/** Lists the next changes of the page, and leads to any other minute. */
export function TimeTab({ front }: { front: number }) {
  const rpc = useRpc()
  const timeZone = useTimeZone()
  const [at, setAt] = useState<Date | null>(null)
  const { data, error } = useQuery({
    queryKey: ['front.getNextChanges', front],
    queryFn: ({ signal }) => rpc.front.getNextChanges.query({ front }, { signal }),
    refetchInterval: interval,
  })
  return (
    <>
      <Button size="medium" margin={false} onClick={() => setAt(new Date())}>
        Open the time machine
      </Button>
      <section className="front-panel__part" aria-label="What changes next">
        <h2>What changes next</h2>
        {error && <p role="alert">{error.message}</p>}
        {!data && !error && <p role="status">Loading…</p>}
        {data?.length === 0 && (
          <p>Nothing is scheduled that would change the page: no post, no end of a pin, no launch.</p>
        )}
        <ol className="front-panel__list">
          {data?.map((change) => (
            <li key={`${change.at} ${change.kind} ${change.title}`} className="launch">
              <p className="launch__head">
                <strong>{formatMoment(new Date(change.at), timeZone)}</strong>
              </p>
              <p>{nextChangeWords(change)}</p>
              <div className="launch__changes">
                <ul>
                  {change.changes.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
              <div className="launch__tools">
                <button
                  type="button"
                  className="front-panel__button"
                  onClick={() => setAt(new Date(Date.parse(change.at) + 1000))}
                >
                  Show the page then
                </button>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {at && <TimeMachine front={front} start={at} onClose={() => setAt(null)} />}
    </>
  )
}
