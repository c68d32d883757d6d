'use client'

import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { capitalized } from '../desk/desk.words.ts'
import { ActionButton } from './ActionButton.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import type { Part } from './usePart.ts'

type Search = RpcOutputs['system']['getSearch']

const question = {
  title: 'Rebuild the index',
  text: 'Every document is read again. Readers go on searching; the back office is slower meanwhile.',
}

/** Shows what readers find and miss, and rebuilds the index. */
export function SearchPart({ part }: { part: Part<Search> }) {
  const { system } = useRpc()
  return (
    <SystemPart part={part}>
      {({ engine, kinds, waiting, rebuild }) => (
        <>
          <SystemTable
            label="Search index"
            columns={['Kind', 'In the index', 'Missing']}
            empty=""
            rows={kinds.map(({ kind, indexed, missing }) => ({
              key: kind,
              cells: [capitalized(kind), indexed.toLocaleString('en-US'), missing >= 1000 ? '1,000 or more' : missing],
            }))}
          />
          <p className="desk__note">
            {engine} searches. {waiting === 0 ? 'It is up to date.' : `${waiting.toLocaleString('en-US')} behind.`}
          </p>
          {rebuild && <Rebuild {...rebuild} />}
          <ActionButton
            label="Rebuild the index"
            question={question}
            isDisabled={rebuild !== null && rebuild.finishedAt === null}
            run={() => system.rebuildSearch.mutate({})}
            onDone={part.refresh}
          />
        </>
      )}
    </SystemPart>
  )
}

function Rebuild({ beganAt, beganBy, done, total, finishedAt }: NonNullable<Search['rebuild']>) {
  const timeZone = useTimeZone()
  const began = `${beganBy} began a rebuild on ${formatMoment(new Date(beganAt), timeZone)}`
  if (finishedAt !== null)
    return <p className="desk__note">{`${began}; it ended on ${formatMoment(new Date(finishedAt), timeZone)}.`}</p>
  return (
    <div className="system-progress">
      <p className="desk__note">{`${began}. You can leave this page: it goes on.`}</p>
      <progress aria-label="Rebuild of the index" value={done} max={Math.max(1, total)} />
      <span>
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
    </div>
  )
}
