'use client'

import { useConfig } from '@payloadcms/ui'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { ActionButton } from './ActionButton.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import type { Part } from './usePart.ts'

const question = {
  title: 'Drop failed jobs',
  text: 'They are deleted. What a schedule has to publish is published all the same; other work of theirs is not done.',
}

/** Shows what waits to be done, what failed and why, and the newsletters under way. */
export function QueuesPart({ part }: { part: Part<RpcOutputs['system']['getQueues']> }) {
  const { system } = useRpc()
  const timeZone = useTimeZone()
  const { admin } = useConfig().config.routes
  const retry = (ids: number[] | null) => () => system.retryJobs.mutate({ ids })
  const drop = (ids: number[] | null) => () => system.dropJobs.mutate({ ids })
  return (
    <SystemPart part={part}>
      {({ queues, failed, sends }) => (
        <>
          <SystemTable
            label="Queues"
            columns={['Queue', 'Waiting', 'Running', 'Failed']}
            empty="There are no queues."
            rows={queues.map(({ name, about, waiting, running, failed: count }) => ({
              key: name,
              cells: [
                <>
                  {name} <span className="system__quiet">{about}</span>
                </>,
                waiting.toLocaleString('en-US'),
                running.toLocaleString('en-US'),
                count.toLocaleString('en-US'),
              ],
            }))}
          />
          {failed.length > 0 && (
            <>
              <h3>Failed jobs</h3>
              <SystemTable
                label="Failed jobs"
                columns={['Job', 'When', 'Reason', 'Actions']}
                empty=""
                rows={failed.map(({ id, task, at, reason }) => ({
                  key: id,
                  cells: [
                    task,
                    formatMoment(new Date(at), timeZone),
                    reason,
                    <span key="actions" className="desk__actions">
                      <ActionButton label="Retry" about={task} run={retry([id])} onDone={part.refresh} />
                      <ActionButton
                        label="Drop"
                        about={task}
                        question={question}
                        run={drop([id])}
                        onDone={part.refresh}
                      />
                    </span>,
                  ],
                }))}
              />
              <div className="desk__actions">
                <ActionButton label="Retry all" run={retry(null)} onDone={part.refresh} />
                <ActionButton label="Drop all" question={question} run={drop(null)} onDone={part.refresh} />
              </div>
            </>
          )}
          {sends.length > 0 && (
            <>
              <h3>Newsletters under way</h3>
              <SystemTable
                label="Newsletters under way"
                columns={['Newsletter', 'State', 'Waiting', 'Accepted', 'Refused', 'Unknown', 'Problem']}
                empty=""
                rows={sends.map(({ issue, subject, state, waiting, accepted, refused, unknown, problem }) => ({
                  key: issue,
                  cells: [
                    <a key="issue" href={`${admin}/collections/newsletters/${issue}`}>
                      {subject}
                    </a>,
                    state,
                    ...[waiting, accepted, refused, unknown].map((count) => count.toLocaleString('en-US')),
                    problem ?? '—',
                  ],
                }))}
              />
            </>
          )}
        </>
      )}
    </SystemPart>
  )
}
