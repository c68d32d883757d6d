'use client'

import { type FormEvent, useId, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { ActionButton } from './ActionButton.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import { spanText } from './system.words.ts'
import type { Part } from './usePart.ts'

const everything = {
  title: 'Purge everything',
  text: 'Every page of the reader site is rendered again before readers get it. The site is slower for some minutes.',
}

/** Shows which purges wait for which site and why, and orders purges. */
export function PurgesPart({ part }: { part: Part<RpcOutputs['system']['getPurges']> }) {
  const { system } = useRpc()
  const id = useId()
  const [path, setPath] = useState('')
  const order = async () => {
    const done = await system.purgeAddress.mutate({ path })
    setPath('')
    return done
  }
  // Enter does what the button does, which also says how it went.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.querySelector('button')?.click()
  }
  return (
    <SystemPart part={part}>
      {({ sites, waiting }) => (
        <>
          <SystemTable
            label="Reader sites"
            columns={['Reader site', 'Purges waiting', 'Oldest', 'Last error']}
            empty="There is no reader site."
            rows={sites.map(({ site, waiting: count, since, error }) => ({
              key: site,
              cells: [site, count, since === null ? '—' : spanText(Date.now() - since), error ?? '—'],
            }))}
          />
          {waiting.length > 0 && (
            <>
              <h3>Waiting</h3>
              <SystemTable
                label="Waiting purges"
                columns={['Address', 'Site', 'For', 'Attempts', 'Last error']}
                empty=""
                rows={waiting.map(({ id: purge, what, site, since, attempts, error }) => ({
                  key: purge,
                  cells: [what, site, spanText(Date.now() - since), attempts, error ?? '—'],
                }))}
              />
            </>
          )}
          <form className="desk__filters" onSubmit={submit}>
            <label htmlFor={id}>
              Address
              <input
                id={id}
                value={path}
                placeholder="/2026/11/28/story"
                onChange={(event) => setPath(event.target.value)}
              />
            </label>
            <ActionButton
              label="Purge this address"
              isDisabled={path.trim() === ''}
              run={order}
              onDone={part.refresh}
            />
          </form>
          <div className="desk__actions">
            {waiting.length > 0 && (
              <ActionButton label="Send now" run={() => system.retryPurges.mutate({})} onDone={part.refresh} />
            )}
            <ActionButton
              label="Purge everything"
              question={everything}
              run={() => system.purgeEverything.mutate({})}
              onDone={part.refresh}
            />
          </div>
        </>
      )}
    </SystemPart>
  )
}
