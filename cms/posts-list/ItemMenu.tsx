'use client'

import { MoreIcon, Popup, PopupList } from '@payloadcms/ui'
import { useId } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { usePublication } from '../clock/usePublication.ts'
import { nameOf } from './ItemParts.tsx'

/** The actions of a list; a missing one is not offered. */
export interface ItemActions {
  quickEdit?: (item: ListItem) => void
  remove?: (item: ListItem) => void
  /** For holders of UNLOCK_DOCUMENT. */
  forceUnlock?: (item: ListItem) => void
}

/** The menu of an item, with the actions that this person can take on it. */
export function ItemMenu({ item, actions, isLocked }: { item: ListItem; actions: ItemActions; isLocked: boolean }) {
  const id = useId()
  const siteUrl = usePublication()?.siteUrl
  const { livePath } = item
  const isTrashed = item.publishStatus === 'TRASHED'
  const viewLive =
    siteUrl === undefined || livePath === null
      ? undefined
      : () => void window.open(siteUrl + livePath, '_blank', 'noopener')
  const entries = [
    { label: 'View live', act: viewLive },
    { label: 'Quick Edit', act: item.mayUpdate && !isTrashed ? actions.quickEdit : undefined },
    { label: 'Delete', act: isTrashed ? actions.remove : undefined },
    { label: 'Force Unlock', act: isLocked ? actions.forceUnlock : undefined },
  ].flatMap(({ label, act }) => (act ? [{ label, act }] : []))
  if (entries.length === 0) return null
  return (
    <Popup
      id={id}
      className="posts-list-menu"
      button={
        <>
          <span className="posts-list__unseen">Actions for {nameOf(item)}</span>
          <MoreIcon />
        </>
      }
      horizontalAlign="right"
      size="fit-content"
      render={({ close }) => (
        <PopupList.ButtonGroup>
          {entries.map(({ label, act }) => (
            <PopupList.Button
              key={label}
              onClick={() => {
                close()
                // A user who leaves the dialog that this opens returns to the menu, whose item is gone by then.
                document.getElementById(id)?.querySelector('button')?.focus()
                act(item)
              }}
            >
              {label}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}
