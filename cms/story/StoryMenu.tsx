'use client'

import { PopupList, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { usePublication } from '../clock/usePublication.ts'
import { useLockAction } from '../collaboration/RoomLock.tsx'
import { isKeptOut, useRoom, useRoomState } from '../collaboration/useRoom.ts'
import type { Command } from '../command/commands.ts'
import { useOfferedActions } from '../command/documentActions.ts'
import { capitalized } from '../desk/desk.words.ts'
import { layoutOf } from '../document/storyLayouts.ts'
import { changeStoryView, openOutline, useStoryView } from '../document/storyView.ts'
import { showFindBar } from '../editor/find/findBar.store.ts'
import { useLifecycleState, useNoun, useSave } from '../lifecycle/useLifecycle.ts'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'

// Payload's class of an item of the menu that only a phone has: its bar has no room for the button.
const onPhones = 'story-menu__phone'

type MenuItem = Command & { className?: string; id?: string }

/** The other views of a document and what is done with it there, in the menu of the bar and in the command menu. */
export function StoryMenu() {
  const items = useItems()
  useOfferedActions(
    'live',
    items.filter(({ key }) => key === 'live'),
  )
  useOfferedActions(
    'document',
    items.filter(({ key }) => key !== 'live'),
  )
  return (
    <>
      {items.map((item) => (
        <PopupList.Button
          key={item.key}
          id={item.id}
          className={item.className}
          {...('href' in item ? { href: item.href } : { onClick: item.run })}
        >
          {item.label}
        </PopupList.Button>
      ))}
    </>
  )
}

function useItems(): MenuItem[] {
  const { id, collectionSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { isForm } = useStoryView()
  const siteUrl = usePublication()?.siteUrl
  const state = useLifecycleState()
  const noun = useNoun()
  const held = useHeldPermissions()
  const room = useRoom()
  const roomState = useRoomState(room)
  const { save, isSaving } = useSave(noun)
  const lock = useLockAction(room, roomState, noun)
  const layout = layoutOf(collectionSlug)
  if (!layout || !collectionSlug || !id) return []
  const story = `${config.routes.admin}/collections/${collectionSlug}/${id}`
  const hasApi = getEntityConfig({ collectionSlug }).admin.hideAPIURL !== true
  const maySave = !isForm && !isSaving && !isKeptOut(roomState) && state?.status !== 'TRASHED'
  const livePath = state?.livePath ?? null
  const items: (MenuItem | false)[] = [
    maySave && { key: 'save', label: 'Save', className: onPhones, run: () => void save() },
    !isForm && lock !== null && { ...lock, className: onPhones },
    !isForm && { key: 'outline', label: 'Outline', className: onPhones, run: openOutline },
    !isForm && { key: 'find', label: 'Find and replace', run: () => showFindBar(true) },
    siteUrl !== undefined &&
      livePath !== null && {
        key: 'live',
        label: 'View live',
        run: () => void window.open(siteUrl + livePath, '_blank', 'noopener'),
      },
    { key: 'versions', label: 'Versions', href: `${story}/versions` },
    collectionSlug === 'newsletters' &&
      held.has('PUBLISH_NEWSLETTER') && { key: 'send', label: 'Send', href: `${story}/send` },
    held.has('READ_ACTIVITY') && { key: 'activity', label: 'Activity', href: `${story}/activity` },
    hasApi && held.has('SYSTEM_TOOLS') && { key: 'api', label: 'API', href: `${story}/api` },
    {
      key: 'form',
      id: 'story-form',
      label: isForm ? capitalized(layout.noun) : 'All fields',
      run: () => changeStoryView({ isForm: !isForm, isWriting: false }),
    },
  ]
  return items.filter((item) => item !== false)
}
