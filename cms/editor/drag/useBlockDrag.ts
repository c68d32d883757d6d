'use client'

import { $getNodeByKey, $getRoot, $isElementNode, type LexicalEditor, type NodeKey } from 'lexical'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { $mayMoveInto, $moveInto } from '../blockPlace.commands.ts'
import { readBoxes } from './blockBoxes.read.ts'
import { dragSlack, scrollAtEdge } from './dragMotion.ts'
import { type Box, type DropPlace, dropPlaceAt, type Point } from './dropPlace.ts'

const $containerOf = (key: NodeKey) => (key === 'root' ? $getRoot() : $getNodeByKey(key))

/** A surface on which blocks are dragged: the text, or a list of its blocks. */
export interface DragSurface {
  /** Returns the blocks as they are drawn at this moment; null while they are not. */
  readBoxes(editor: LexicalEditor): Box | null
  /** The element that scrolls; null for the window. */
  scroller(): HTMLElement | null
}

const page: DragSurface = { readBoxes, scroller: () => null }

function placeFor(editor: LexicalEditor, surface: DragSurface, key: NodeKey, point: Point): DropPlace | null {
  const boxes = surface.readBoxes(editor)
  if (!boxes) return null
  return editor.getEditorState().read(() => {
    const block = $getNodeByKey(key)
    return block && dropPlaceAt(boxes, point, (container) => $mayMoveInto(block, $containerOf(container.key)))
  })
}

interface Held {
  key: NodeKey
  start: Point
  point: Point
  isMoving: boolean
}

/**
 * Moves a block with the pointer: its handle starts the drag, release drops it at the line, Escape cancels.
 *
 * @param onClick called after a press that moved nothing
 * @param surface stays the same from one rendering to the next
 */
export function useBlockDrag(editor: LexicalEditor, onClick: (key: NodeKey) => void, surface: DragSurface = page) {
  const held = useRef<Held | null>(null)
  const [draggedKey, setDraggedKey] = useState<NodeKey | null>(null)
  const [place, setPlace] = useState<DropPlace | null>(null)

  const letGo = () => {
    held.current = null
    setDraggedKey(null)
    setPlace(null)
  }

  useEffect(() => {
    if (draggedKey === null) return
    const element = editor.getElementByKey(draggedKey)
    element?.classList.add('block--dragged')
    let frame = 0
    const follow = () => {
      const { current } = held
      if (current) {
        scrollAtEdge(current.point, surface.scroller())
        setPlace(placeFor(editor, surface, draggedKey, current.point))
      }
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      held.current = null
      setDraggedKey(null)
      setPlace(null)
    }
    document.addEventListener('keydown', giveUp, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', giveUp, true)
      element?.classList.remove('block--dragged')
    }
  }, [editor, surface, draggedKey])

  const handlers = (key: NodeKey) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // The caret stays in the text.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = { x: event.clientX, y: event.clientY }
      held.current = { key, start: point, point, isMoving: false }
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const { current } = held
      if (!current) return
      current.point = { x: event.clientX, y: event.clientY }
      const { start, point, isMoving } = current
      if (isMoving || Math.hypot(point.x - start.x, point.y - start.y) < dragSlack) return
      current.isMoving = true
      setDraggedKey(current.key)
    },
    onPointerUp: () => {
      const { current } = held
      letGo()
      if (!current) return
      if (!current.isMoving) {
        onClick(current.key)
        return
      }
      const target = placeFor(editor, surface, current.key, current.point)
      if (!target) return
      editor.update(() => {
        const block = $getNodeByKey(current.key)
        const container = $containerOf(target.containerKey)
        if (block && $isElementNode(container)) $moveInto(block, container, target.index)
      })
    },
    onPointerCancel: letGo,
  })

  return { isDragging: draggedKey !== null, place, handlers }
}
