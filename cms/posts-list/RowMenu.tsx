'use client'

import { MoreIcon, Popup, PopupList } from '@payloadcms/ui'
import { useId } from 'react'
import './postsList.css'

/** An action of a row; without a function it is not offered. */
export interface RowAction {
  label: string
  act: (() => void) | undefined
}

/** Renders the menu of a row with the actions that are offered; nothing when none is. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const id = useId()
  const offered = actions.flatMap(({ label, act }) => (act ? [{ label, act }] : []))
  if (offered.length === 0) return null
  return (
    <Popup
      id={id}
      className="posts-list-menu"
      button={
        <>
          <span className="posts-list__unseen">Actions for {name}</span>
          <MoreIcon />
        </>
      }
      horizontalAlign="right"
      size="fit-content"
      render={({ close }) => (
        <PopupList.ButtonGroup>
          {offered.map(({ label, act }) => (
            <PopupList.Button
              key={label}
              onClick={() => {
                close()
                // A user who leaves the dialog that this opens returns to the menu, whose item is gone by then.
                document.getElementById(id)?.querySelector('button')?.focus()
                act()
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
