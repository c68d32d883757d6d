'use client'

import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { ActionButton } from './ActionButton.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import type { Part } from './usePart.ts'

type Schedules = RpcOutputs['system']['getSchedules']
type Schedule = Schedules['schedules'][number]

/** Shows what is published within a day, what is late, and what could not be published. */
export function SchedulesPart({ part }: { part: Part<Schedules> }) {
  const timeZone = useTimeZone()
  return (
    <SystemPart part={part}>
      {({ schedules }) => (
        <SystemTable
          label="Scheduled publications"
          columns={['Document', 'Due', 'State', 'Reason', 'Actions']}
          empty="Nothing is due within a day, and nothing failed within a week."
          rows={schedules.map((schedule) => ({
            key: schedule.id,
            cells: [
              <DocumentLink key="document" {...schedule} />,
              formatMoment(new Date(schedule.dueAt), timeZone),
              schedule.state,
              schedule.reason ?? '—',
              <ScheduleActions key="actions" schedule={schedule} onDone={part.refresh} />,
            ],
          }))}
        />
      )}
    </SystemPart>
  )
}

function ScheduleActions({ schedule, onDone }: { schedule: Schedule; onDone: () => Promise<unknown> }) {
  const { system } = useRpc()
  const { id, state, title } = schedule
  const about = title ?? `schedule ${id}`
  const hasFailed = state === 'failed'
  return (
    <span className="desk__actions">
      {state !== 'waiting' && (
        <ActionButton
          label="Publish now"
          about={about}
          question={
            hasFailed
              ? {
                  title: 'Publish now',
                  text: 'Readers get the newest text of this document, not the one of its schedule.',
                }
              : undefined
          }
          run={() => system.fireSchedule.mutate({ id })}
          onDone={onDone}
        />
      )}
      <ActionButton
        label={hasFailed ? 'Dismiss' : 'Cancel schedule'}
        about={about}
        question={hasFailed ? undefined : { title: 'Cancel schedule', text: 'It is not published at its time.' }}
        run={() => system.cancelSchedule.mutate({ id })}
        onDone={onDone}
      />
    </span>
  )
}
