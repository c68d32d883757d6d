'use client'

import { $getNearestNodeFromDOMNode, type LexicalEditor, type NodeKey } from 'lexical'
import { type RefObject, useEffect, useState } from 'react'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { $movableAround } from '../blockPlace.commands.ts'

export interface HoveredBlock {
  key: NodeKey
  title: string
}

// Distance beside the text (px) in which the pointer still means the block at its level: the handle is there.
const reach = 56

function blockAt(editor: LexicalEditor, { clientX, clientY }: PointerEvent): HoveredBlock | null | 'same' {
  const root = editor.getRootElement()
  if (!root) return null
  const { left, right, top, bottom } = root.getBoundingClientRect()
  const [before, behind] = isRightToLeft(root) ? [0, reach] : [reach, 0]
  if (clientX < left - before || clientX > right + behind || clientY < top || clientY > bottom) return null
  const x = Math.min(right - 2, Math.max(left + 2, clientX))
  const under = document.elementsFromPoint(x, clientY).find((element) => root.contains(element))
  // Between two blocks the handle of the last one stays.
  if (!under || under === root) return 'same'
  return editor.getEditorState().read(
    () => {
      const block = $movableAround($getNearestNodeFromDOMNode(under))
      const type = block && blockTypeOf(block)
      return block && type ? { key: block.getKey(), title: schemas[type].title } : 'same'
    },
    { editor },
  )
}

// Distance around its handle (px) in which a block stays hovered: another column lies on the way there.
const tolerancePx = 10

function isAtHandle(handle: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  if (!handle) return false
  const { left, right, top, bottom } = handle.getBoundingClientRect()
  return (
    clientX >= left - tolerancePx &&
    clientX <= right + tolerancePx &&
    clientY >= top - tolerancePx &&
    clientY <= bottom + tolerancePx
  )
}

/** Returns the block that the pointer is at, or whose handle it is at; null while it is elsewhere. */
export function useHoveredBlock(
  editor: LexicalEditor,
  handle: RefObject<HTMLElement | null>,
  isHeld: boolean,
): HoveredBlock | null {
  const [hovered, setHovered] = useState<HoveredBlock | null>(null)
  useEffect(() => {
    if (isHeld) return
    let frame = 0
    const look = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      // While a handle is held, or text is selected, the block under the pointer at its press stays hovered.
      if (event.type === 'pointermove' && event.buttons !== 0) return
      frame = requestAnimationFrame(() => {
        const found = isAtHandle(handle.current, event) ? 'same' : blockAt(editor, event)
        setHovered((before) => (found === 'same' || (found && before?.key === found.key) ? before : found))
      })
    }
    document.addEventListener('pointermove', look)
    // On a screen that is touched nothing hovers: the block that was touched last has the handle.
    document.addEventListener('pointerdown', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [editor, handle, isHeld])
  useEffect(
    () =>
      onEditorChange(editor, () =>
        setHovered((before) => (before && editor.getElementByKey(before.key) === null ? null : before)),
      ),
    [editor],
  )
  return hovered
}

export function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
