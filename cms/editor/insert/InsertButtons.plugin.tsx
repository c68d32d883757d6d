'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useAuth } from '@payloadcms/ui'
import { $addUpdateTag, type LexicalEditor } from 'lexical'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PlusIcon } from '#blocks/core/toolIcons.tsx'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { Inserter } from './Inserter.tsx'
import type { InsertItem } from './insertItems.ts'
import { $enterPlace, type InsertPlace } from './insertPlace.command.ts'
import { recentItems, recordRecentItem } from './recentItems.ts'
import { type InsertOptions, useInsertItems } from './useInsertItems.ts'
import { useInsertPlace } from './useInsertPlace.ts'
import { usePlacedButton } from './usePlacedButton.ts'

// Inserts at a place as one step of undo. Does nothing when the place is gone.
function insertAt(editor: LexicalEditor, place: InsertPlace, item: InsertItem): void {
  editor.update(() => {
    if (!$enterPlace(place)) return
    $addUpdateTag(undoBoundaryTag)
    item.onSelect(editor)
  })
}

interface InsertButtonsProps {
  anchorElem: HTMLElement
  clientProps: InsertOptions
}

/** Renders the '+' beside an empty line and in the gap between two blocks, and the inserter that it opens. */
export function InsertButtonsPlugin({ anchorElem, clientProps }: InsertButtonsProps) {
  const [editor] = useLexicalComposerContext()
  const userId = useAuth().user?.id ?? ''
  const items = useInsertItems(clientProps)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const shown = useInsertPlace(editor, button, isOpen)
  const box = usePlacedButton(editor, shown, anchorElem)
  if (!editor.isEditable() || !shown) return null

  const leave = () => {
    setIsOpen(false)
    editor.focus()
  }
  const choose = (item: InsertItem) => {
    recordRecentItem(userId, item.key)
    insertAt(editor, shown.place, item)
    leave()
  }
  return createPortal(
    <div ref={box} className={shown.line ? 'insert-gap' : 'insert-line'}>
      <button
        ref={button}
        type="button"
        className="insert-button"
        // A gap exists under a pointer only: the keyboard inserts from lines.
        tabIndex={shown.line ? -1 : 0}
        aria-label="Insert a block"
        title="Insert a block"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
      >
        <PlusIcon />
      </button>
      {isOpen && button.current && (
        <Inserter
          opener={button.current}
          items={items}
          recentKeys={recentItems(userId)}
          onChoose={choose}
          onLeave={leave}
        />
      )}
    </div>,
    anchorElem,
  )
}
