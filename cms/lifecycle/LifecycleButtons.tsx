'use client'

import {
  Button,
  PopupList,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useModal,
  useOperation,
} from '@payloadcms/ui'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { isKeptOut, useRoom, useRoomState } from '#cms/collaboration/useRoom.ts'
import type { UnpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { keepFocusWhenDisabled } from '../focus/keepFocusWhenDisabled.ts'
import type { LifecycleState } from './lifecycleCalls.ts'
import { lifecycleWordsOf } from './lifecycleWords.ts'
import { SaveButton } from './SaveButton.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import { useLifecycleActions, useLifecycleState, useNoun } from './useLifecycle.ts'
import './lifecycle.css'

const scheduleSlug = 'lifecycle-schedule'
const unpublishSlug = 'lifecycle-unpublish'

/**
 * Save and Publish, and beside them all other actions that status and permissions allow. Takes the place of Payload's
 * own button.
 */
export function LifecycleButtons() {
  const state = useLifecycleState()
  const noun = useNoun()
  const words = lifecycleWordsOf(useDocumentInfo().collectionSlug)
  const { act, pending } = useLifecycleActions(noun)
  const { openModal, isModalOpen } = useModal()
  const operation = useOperation()
  const isFollowing = isKeptOut(useRoomState(useRoom()))
  const isModified = useFormModified()
  const path = useFormFields(([fields]) => textOf(fields.path?.value))
  const hasDate = useFormFields(([fields]) => Boolean(fields.publishDateTime?.value))
  const can = (action: LifecycleState['actions'][number]) => state?.actions.includes(action) ?? false
  const publish = (updatePublishDate: boolean) =>
    act({ action: 'publish', input: { updatePublishDate } }, `${noun} ${words.publish.done}`)
  const schedule = (publishDate: Date, updatePublishDate: boolean) =>
    act(
      { action: 'schedule', input: { publishDate: publishDate.toISOString(), updatePublishDate } },
      `${noun} ${words.schedule.done} ${formatMoment(publishDate, state?.timeZone ?? 'UTC')}`,
    )
  const unpublish = (unpublishAction: UnpublishAction) =>
    act({ action: 'unpublish', input: unpublishAction }, `${noun} unpublished`)
  const revert = () => act({ action: 'revert', input: {} }, words.revert.done(noun))
  const unschedule = () => act({ action: 'unschedule', input: {} }, `${noun} unscheduled`)

  const open = (closeMenu: () => void, slug: string) => {
    closeMenu()
    // A user who leaves the dialog returns to the menu, whose item is gone by then.
    document.querySelector<HTMLElement>('#lifecycle-publish-popup button')?.focus()
    openModal(slug)
  }

  // The holder of the document decides about it.
  if (isFollowing) return null
  if (operation === 'create' || !state) {
    return (
      <Button id="lifecycle-publish" size="medium" margin={false} disabled>
        {words.publish.label}
      </Button>
    )
  }
  // What lies in the trash has controls of its own.
  if (state.status === 'TRASHED') return null
  if (state.actions.length === 0 && !state.mayPublish) return <SaveButton noun={noun} />
  // What was typed just now is not a change of status yet, but will be by the time that the server decides.
  const canPublish = can('publish') || (state.status === 'PUBLISHED' && isModified && state.mayPublish)
  const isRepublishing = can('publish') && state.isLive && hasDate
  const hasMore = isRepublishing || can('schedule') || can('unschedule') || can('revert') || can('unpublish')
  return (
    <>
      <SaveButton noun={noun} />
      {can('unschedule') && (
        <Button
          id="lifecycle-unschedule"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={pending !== null}
          extraButtonProps={keepFocusWhenDisabled}
          onClick={() => void unschedule()}
        >
          {pending === 'unschedule' ? 'Unscheduling...' : 'Unschedule'}
        </Button>
      )}
      <Button
        id="lifecycle-publish"
        size="medium"
        margin={false}
        disabled={!canPublish || pending !== null}
        extraButtonProps={keepFocusWhenDisabled}
        enableSubMenu={hasMore}
        onClick={() => void publish(false)}
        SubMenuPopupContent={
          hasMore
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  {isRepublishing && (
                    <PopupList.Button id="lifecycle-publish-dated" onClick={() => [close(), void publish(true)]}>
                      Publish with a new date
                    </PopupList.Button>
                  )}
                  {can('schedule') && (
                    <PopupList.Button id="lifecycle-open-schedule" onClick={() => open(close, scheduleSlug)}>
                      {state.schedule ? words.schedule.again : words.schedule.label}
                    </PopupList.Button>
                  )}
                  {can('unschedule') && (
                    <PopupList.Button className="story-menu__phone" onClick={() => [close(), void unschedule()]}>
                      Unschedule
                    </PopupList.Button>
                  )}
                  {can('revert') && (
                    <PopupList.Button id="lifecycle-revert" onClick={() => [close(), void revert()]}>
                      {words.revert.label}
                    </PopupList.Button>
                  )}
                  {can('unpublish') && (
                    <PopupList.Button id="lifecycle-open-unpublish" onClick={() => open(close, unpublishSlug)}>
                      Unpublish
                    </PopupList.Button>
                  )}
                </PopupList.ButtonGroup>
              )
            : undefined
        }
      >
        {pending === 'publish' ? words.publish.busyLabel : words.publish.label}
      </Button>
      {isModalOpen(scheduleSlug) && (
        <ScheduleDialog
          slug={scheduleSlug}
          title={words.schedule.title}
          explanation={words.schedule.explanation}
          timeZone={state.timeZone}
          dueAt={state.schedule ? new Date(state.schedule.dueAt) : null}
          canUpdateDate={state.isLive && hasDate}
          isBusy={pending === 'schedule'}
          onSchedule={schedule}
        />
      )}
      {isModalOpen(unpublishSlug) && (
        <UnpublishDialog slug={unpublishSlug} path={path} isBusy={pending === 'unpublish'} onUnpublish={unpublish} />
      )}
    </>
  )
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
