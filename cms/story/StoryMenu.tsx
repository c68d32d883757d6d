'use client'

import { PopupList, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { usePublication } from '../clock/usePublication.ts'
import { LockMenuItem } from '../collaboration/RoomLock.tsx'
import { showFindBar } from '../editor/find/findBar.store.ts'
import { SaveMenuItem } from '../lifecycle/SaveButton.tsx'
import { useLifecycleState, useNoun } from '../lifecycle/useLifecycle.ts'
import { capitalized, layoutOf } from './storyLayouts.ts'
import { changeStoryView, useStoryView } from './storyView.ts'

/** Payload's class of an item of the menu that only a phone has: its bar has no room for the button. */
const onPhones = 'story-menu__phone'

/** The other views of a document, in the menu of the bar. */
export function StoryMenu() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { isForm } = useStoryView()
  const siteUrl = usePublication()?.siteUrl
  const livePath = useLifecycleState()?.livePath ?? null
  const layout = layoutOf(collectionSlug)
  const noun = useNoun()
  if (!layout || !collectionSlug || !id) return null
  const story = `${config.routes.admin}/collections/${collectionSlug}/${id}`
  const hasApi = getEntityConfig({ collectionSlug }).admin.hideAPIURL !== true
  return (
    <>
      {!isForm && <SaveMenuItem noun={noun} className={onPhones} />}
      {!isForm && <LockMenuItem noun={noun} className={onPhones} />}
      {!isForm && <PopupList.Button onClick={() => showFindBar(true)}>Find and replace</PopupList.Button>}
      {siteUrl !== undefined && livePath !== null && (
        <PopupList.Button onClick={() => void window.open(siteUrl + livePath, '_blank', 'noopener')}>
          View live
        </PopupList.Button>
      )}
      <PopupList.Button href={`${story}/versions`}>Versions</PopupList.Button>
      <PopupList.Button href={`${story}/activity`}>Activity</PopupList.Button>
      {hasApi && <PopupList.Button href={`${story}/api`}>API</PopupList.Button>}
      <PopupList.Button id="story-form" onClick={() => changeStoryView({ isForm: !isForm, isWriting: false })}>
        {isForm ? capitalized(layout.noun) : 'All fields'}
      </PopupList.Button>
    </>
  )
}
