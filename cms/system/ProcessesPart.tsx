'use client'

import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import { bytesText } from './system.words.ts'
import type { Part } from './usePart.ts'

const columns = ['Process', 'State', 'Version', 'Since', 'Memory', 'Busy', 'Says']

/** Shows the processes that run, and whether the database is as new as they are. */
export function ProcessesPart({ part }: { part: Part<RpcOutputs['system']['getProcesses']> }) {
  const timeZone = useTimeZone()
  return (
    <SystemPart part={part}>
      {({ processes, migrations }) => (
        <>
          <SystemTable
            label="Processes"
            columns={columns}
            empty="No process is known."
            rows={processes.map(({ kind, name, state, figures, note }) => ({
              key: `${kind} ${name}`,
              cells: [
                <>
                  {kind} <span className="system__quiet">{name}</span>
                </>,
                state,
                figures ? `${figures.version}, Node ${figures.node}` : '—',
                figures ? formatMoment(new Date(figures.startedAt), timeZone) : '—',
                figures ? bytesText(figures.memory) : '—',
                figures ? `${Math.round(figures.busy * 100)}%` : '—',
                note || '—',
              ],
            }))}
          />
          <p className="desk__note">
            {migrations.applied} migrations applied
            {migrations.waiting.length > 0 ? `, waiting: ${migrations.waiting.join(', ')}` : ', none waits'}.
          </p>
        </>
      )}
    </SystemPart>
  )
}
