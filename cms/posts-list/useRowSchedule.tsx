'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import { callAction, fetchState, type LifecycleState } from '../lifecycle/lifecycleCalls.ts'
import { lifecycleWordsOf } from '../lifecycle/lifecycleWords.ts'
import { ScheduleDialog } from '../lifecycle/ScheduleDialog.tsx'

const slug = 'posts-list-schedule'

/**
 * Returns a function that asks when a row goes out and schedules it, and the dialog that it asks in.
 * @param api address of the REST API, without a slash at the end
 */
export function useRowSchedule(
  { collection, singular }: Pick<ListModel, 'collection' | 'singular'>,
  api: string,
  onDone: () => void,
): { ask(item: ListItem): Promise<void>; dialog: ReactNode } {
  const { openModal, isModalOpen } = useModal()
  const [subject, setSubject] = useState<{ item: ListItem; state: LifecycleState } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { schedule: words } = lifecycleWordsOf(collection)
  const fail = (error: unknown) =>
    notifyError(
      `Unable to schedule ${singular.toLowerCase()}`,
      error instanceof Error ? error.message : 'The server did not answer.',
    )
  const urlOf = ({ id }: ListItem) => `${api}/${collection}/${id}`

  const ask = async (item: ListItem) => {
    try {
      const state = await fetchState(urlOf(item))
      if (!state.actions.includes('schedule')) throw new Error('It cannot be scheduled as it is now.')
      setSubject({ item, state })
      openModal(slug)
    } catch (error) {
      fail(error)
    }
  }
  const schedule = async (publishDate: Date, updatePublishDate: boolean): Promise<boolean> => {
    if (!subject) return false
    setIsBusy(true)
    try {
      const input = { publishDate: publishDate.toISOString(), updatePublishDate }
      await callAction(urlOf(subject.item), { action: 'schedule', input })
      notifyDone(`${singular} ${words.done} ${formatMoment(publishDate, subject.state.timeZone)}`)
      onDone()
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const dialog = subject && isModalOpen(slug) && (
    <ScheduleDialog
      slug={slug}
      title={`${words.title}: ${nameOf(subject.item)}`}
      explanation={words.explanation}
      timeZone={subject.state.timeZone}
      dueAt={subject.state.schedule ? new Date(subject.state.schedule.dueAt) : null}
      canUpdateDate={subject.state.isLive && subject.item.publishDateTime !== null}
      isBusy={isBusy}
      onSchedule={schedule}
    />
  )
  return { ask, dialog }
}
