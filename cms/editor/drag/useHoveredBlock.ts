'use client'

import { $getNearestNodeFromDOMNode, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { $movableAround } from '../blockPlace.commands.ts'

export interface HoveredBlock {
  key: NodeKey
  title: string
}

/** How far (px) beside the text the pointer still means the block that it is level with: there is the handle. */
const reach = 56

function blockAt(editor: LexicalEditor, { clientX, clientY }: PointerEvent): HoveredBlock | null | 'same' {
  const root = editor.getRootElement()
  if (!root) return null
  const { left, right, top, bottom } = root.getBoundingClientRect()
  if (clientX < left - reach || clientX > right || clientY < top || clientY > bottom) return null
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

/** The block that the pointer is at; null while it is elsewhere. */
export function useHoveredBlock(editor: LexicalEditor, isHeld: boolean): HoveredBlock | null {
  const [hovered, setHovered] = useState<HoveredBlock | null>(null)
  useEffect(() => {
    if (isHeld) return
    let frame = 0
    const look = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const found = blockAt(editor, event)
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
  }, [editor, isHeld])
  return hovered
}
