'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type NodeKey,
} from 'lexical'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { $selectWhole } from '#blocks/core/selectBlock.command.ts'
import { GripIcon } from '#blocks/core/toolIcons.tsx'
import { $movableAround, $moveBlock } from '../blockPlace.commands.ts'
import { DropLine } from './DropLine.tsx'
import { useBlockDrag } from './useBlockDrag.ts'
import { isRightToLeft, useHoveredBlock } from './useHoveredBlock.ts'
import './drag.css'
import { onEditorChange } from '../../document/editorChanges.ts'

// The keys of writing programs: Alt+Shift and an arrow move what the caret is in.
function $moveByKey(event: KeyboardEvent): boolean {
  if (!event.altKey || !event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false
  const selection = $getSelection()
  const from = $isRangeSelection(selection)
    ? selection.anchor.getNode()
    : $isNodeSelection(selection)
      ? (selection.getNodes()[0] ?? null)
      : null
  const block = $movableAround(from)
  if (!block) return false
  event.preventDefault()
  $moveBlock(block, event.key === 'ArrowUp' ? 'up' : 'down')
  return true
}

// Width of the handle (px), and its distance from its block.
const handleWidth = 20
const handleGap = 6

/** The handle that every block has beside the beginning of its lines while the pointer is at it, and what one does with it (drag and drop). */
export function BlockDragPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const handle = useRef<HTMLButtonElement>(null)
  const select = useCallback(
    (key: NodeKey) => {
      editor.focus()
      editor.update(() => $selectWhole($getNodeByKey(key)))
    },
    [editor],
  )
  const { isDragging, place, handlers } = useBlockDrag(editor, select)
  const hovered = useHoveredBlock(editor, handle, isDragging)

  useEffect(() => editor.registerCommand(KEY_DOWN_COMMAND, $moveByKey, COMMAND_PRIORITY_HIGH), [editor])

  useLayoutEffect(() => {
    const button = handle.current
    const element = hovered && editor.getElementByKey(hovered.key)
    if (!button || !element) return
    const put = () => {
      const block = element.getBoundingClientRect()
      const frame = anchorElem.getBoundingClientRect()
      button.style.top = `${block.top - frame.top}px`
      // On a phone the margin is narrower than the handle.
      const outermost = document.documentElement.clientWidth - handleWidth
      const left = isRightToLeft(element)
        ? Math.min(outermost, block.right + handleGap)
        : Math.max(0, block.left - handleWidth - handleGap)
      button.style.left = `${left - frame.left}px`
    }
    put()
    return onEditorChange(editor, put)
  }, [editor, hovered, anchorElem])

  if (!editor.isEditable() || !hovered) return null
  return (
    <>
      {createPortal(
        <button
          ref={handle}
          type="button"
          className="block-handle"
          // The keyboard moves blocks by its own keys, and by the buttons of their toolbars.
          tabIndex={-1}
          aria-label={`Move ${hovered.title}`}
          title={`Drag to move this ${hovered.title.toLowerCase()}, or press Alt+Shift with an arrow`}
          data-dragging={isDragging || undefined}
          {...handlers(hovered.key)}
        >
          <GripIcon />
        </button>,
        anchorElem,
      )}
      {place && createPortal(<DropLine place={place} />, document.body)}
    </>
  )
}
