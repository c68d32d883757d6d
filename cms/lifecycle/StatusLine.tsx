'use client'

import { Pill, useDocumentInfo } from '@payloadcms/ui'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { LifecycleState } from './lifecycleCalls.ts'
import { lifecycleWordsOf } from './lifecycleWords.ts'
import { useLifecycleState } from './useLifecycle.ts'
import './lifecycle.css'

/** Renders the status of the document and when it goes out, in words. */
export function StatusLine() {
  const state = useLifecycleState()
  const words = lifecycleWordsOf(useDocumentInfo().collectionSlug)
  if (!state) return <span className="lifecycle-status lifecycle-status--unknown" />
  const time = state.schedule && formatMoment(new Date(state.schedule.dueAt), state.timeZone)
  return (
    <span
      className="lifecycle-status"
      data-status={state.status}
      title={state.schedule?.byName ? `Scheduled by ${state.schedule.byName}` : undefined}
    >
      <Pill size="small" pillStyle={pillStyleOf(state)}>
        {words.statusLabel(state, time)}
      </Pill>
      <span className="lifecycle-status__sentence">{words.sentence(state, time)}</span>
    </span>
  )
}

const pillStyleOf = ({ status }: LifecycleState) => {
  if (status === 'PUBLISHED') return 'success'
  return status === 'DRAFT' || status === 'TRASHED' ? 'light-gray' : 'warning'
}
