'use client'

import { MoreIcon, Popup, PopupList } from '@payloadcms/ui'
import { useId } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { nameOf } from './ItemParts.tsx'

/** What can be done with one item of a list; what is missing is not offered. */
export interface ItemActions {
  quickEdit?: (item: ListItem) => void
  remove?: (item: ListItem) => void
  /** For holders of UNLOCK_DOCUMENT, where there are locks. */
  forceUnlock?: (item: ListItem) => void
}

export function ItemMenu({ item, actions }: { item: ListItem; actions: ItemActions }) {
  const id = useId()
  const isTrashed = item.publishStatus === 'TRASHED'
  const entries = [
    { label: 'Quick Edit', act: isTrashed ? undefined : actions.quickEdit },
    { label: 'Delete', act: isTrashed ? actions.remove : undefined },
    { label: 'Force Unlock', act: actions.forceUnlock },
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
                // Whoever leaves the dialog that this opens is back at the menu, whose line is gone by then.
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
