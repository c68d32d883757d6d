'use client'

import { Pill } from '@payloadcms/ui'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { LifecycleState } from './lifecycleCalls.ts'
import { useLifecycleState } from './useLifecycle.ts'
import './lifecycle.css'

/** The status of the document and when it goes out, in words. */
export function StatusLine() {
  const state = useLifecycleState()
  if (!state) return <span className="lifecycle-status lifecycle-status--unknown" />
  return (
    <span
      className="lifecycle-status"
      data-status={state.status}
      title={state.schedule?.byName ? `Scheduled by ${state.schedule.byName}` : undefined}
    >
      <Pill size="small" pillStyle={pillStyleOf(state)}>
        {publishStatusLabels[state.status]}
      </Pill>
      <span className="lifecycle-status__sentence">{sentenceOf(state)}</span>
    </span>
  )
}

const pillStyleOf = ({ status }: LifecycleState) => {
  if (status === 'PUBLISHED') return 'success'
  return status === 'DRAFT' || status === 'TRASHED' ? 'light-gray' : 'warning'
}

const sentenceOf = ({ status, schedule, timeZone, isLive }: LifecycleState): string => {
  if (schedule) {
    const time = formatMoment(new Date(schedule.dueAt), timeZone)
    const left = status === 'UNSCHEDULED_CHANGES' ? '; later edits stay out of it' : ''
    return `goes out ${time}${left}`
  }
  return isLive && status !== 'PUBLISHED' ? 'readers have an earlier version' : ''
}
