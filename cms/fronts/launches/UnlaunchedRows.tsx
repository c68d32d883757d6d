'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { useRowLaunch, useUnlaunched } from './useLaunches.ts'

/** Renders the rows whose draft is not what readers have; those that are ticked are launched without the others. */
export function UnlaunchedRows({ front }: { front: number }) {
  const { data, error } = useUnlaunched(front)
  const launch = useRowLaunch(front)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = (data?.rows ?? []).filter(({ id }) => ticked.has(id)).map(({ id }) => id)
  const toggle = (id: string) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <section className="front-panel__part" aria-label="Not launched yet">
      <h2>Not launched yet</h2>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">Comparing…</p>}
      {data?.isLive === false && <p>Readers get the newest posts until the home page is launched.</p>}
      {data?.isLive && data.rows.length === 0 && <p>Readers have the page as it is here.</p>}
      {data?.isLive && data.rows.length > 0 && (
        <>
          <ul className="front-panel__list">
            {data.rows.map(({ id, name, changes }) => (
              <li key={id} className="unlaunched-row">
                <label>
                  <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
                  <span>
                    <strong>{name}</strong>
                    {changes.map((words) => (
                      <span key={words} className="unlaunched-row__change">
                        {words}
                      </span>
                    ))}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Button
            size="medium"
            margin={false}
            disabled={chosen.length === 0 || launch.isPending}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => launch.mutate(chosen, { onSuccess: () => setTicked(new Set()) })}
          >
            {launchLabel(chosen.length, launch.isPending)}
          </Button>
        </>
      )}
    </section>
  )
}

function launchLabel(count: number, isBusy: boolean): string {
  if (isBusy) return 'Launching...'
  if (count === 0) return 'Launch chosen rows'
  return count === 1 ? 'Launch one row' : `Launch ${count} rows`
}
