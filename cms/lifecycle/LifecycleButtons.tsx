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
import type { ActionCommand } from '../command/commands.ts'
import { useOfferedActions } from '../command/documentActions.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import type { LifecycleState } from './lifecycleCalls.ts'
import { lifecycleWordsOf } from './lifecycleWords.ts'
import { SaveButton } from './SaveButton.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import { useLifecycleActions, useLifecycleState, useNoun } from './useLifecycle.ts'
import './lifecycle.css'

const scheduleSlug = 'lifecycle-schedule'
const unpublishSlug = 'lifecycle-unpublish'

interface MenuAction extends ActionCommand {
  isOffered: boolean
  className?: string
}

/**
 * Renders Save and Publish, and beside them all other actions that status and permissions allow. Takes the place of
 * Payload's own button.
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

  const open = (slug: string) => {
    // A user who leaves the dialog returns to the menu, whose item is gone by then.
    document.querySelector<HTMLElement>('#lifecycle-publish-popup button')?.focus()
    openModal(slug)
  }

  // What was typed just now is not a change of status yet, but will be by the time that the server decides.
  const canPublish = can('publish') || (state?.status === 'PUBLISHED' && isModified && state.mayPublish)
  const isRepublishing = can('publish') && state?.isLive === true && hasDate
  const more: MenuAction[] = [
    {
      key: 'lifecycle-publish-dated',
      label: 'Publish with a new date',
      isOffered: isRepublishing,
      run: () => void publish(true),
    },
    {
      key: 'lifecycle-open-schedule',
      label: state?.schedule ? words.schedule.again : words.schedule.label,
      isOffered: can('schedule'),
      run: () => open(scheduleSlug),
    },
    {
      key: 'lifecycle-menu-unschedule',
      label: 'Unschedule',
      isOffered: can('unschedule'),
      className: 'story-menu__phone',
      run: () => void unschedule(),
    },
    { key: 'lifecycle-revert', label: words.revert.label, isOffered: can('revert'), run: () => void revert() },
    {
      key: 'lifecycle-open-unpublish',
      label: 'Unpublish',
      isOffered: can('unpublish'),
      run: () => open(unpublishSlug),
    },
  ].filter(({ isOffered }) => isOffered)
  const isIdle = operation !== 'create' && !isFollowing && state?.status !== 'TRASHED' && pending === null
  useOfferedActions('lifecycle', [
    ...(isIdle && canPublish ? [{ key: 'publish', label: words.publish.label, run: () => void publish(false) }] : []),
    ...(isIdle ? more : []),
  ])

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
        enableSubMenu={more.length > 0}
        onClick={() => void publish(false)}
        SubMenuPopupContent={
          more.length > 0
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  {more.map(({ key, label, className, run }) => (
                    <PopupList.Button key={key} id={key} className={className} onClick={() => [close(), run()]}>
                      {label}
                    </PopupList.Button>
                  ))}
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
