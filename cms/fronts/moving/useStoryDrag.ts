'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import type { MoveKind } from '#blocks/homepage-slot/movedPins.ts'
import { dragSlack, keepScrollingAtEdge } from '../../editor/drag/dragMotion.ts'
import type { Point } from '../../editor/drag/dropPlace.ts'
import { slotOfElement } from './frontSlots.ts'

interface DragHandlers {
  // Returns false where there is no story to move.
  begin(slot: NodeKey): boolean
  // `kind`: the kind of move that a modifier key asks for; null for none.
  over(slot: NodeKey | null, point: Point, kind: MoveKind | null): void
  drop(slot: NodeKey | null, kind: MoveKind | null): void
}

const kindOf = ({ shiftKey, altKey }: PointerEvent): MoveKind | null => (shiftKey ? 'shift' : altKey ? 'replace' : null)

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, input, button, select, a') !== null

// The press that ends a drag is no click on what lies under it.
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Calls the handlers while a mouse drags the card of a slot. A finger scrolls the page: it moves stories by the toolbar. */
export function useStoryDrag(editor: LexicalEditor, handlers: DragHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const press = (event: PointerEvent) => {
      const { target, clientX: x, clientY: y } = event
      if (event.button !== 0 || event.pointerType === 'touch' || !editor.isEditable() || isControl(target)) return
      const from = slotOfElement(editor, target instanceof Element ? target : null)
      if (from !== null) follow(editor, from, { x, y }, () => latest.current)
    }
    return editor.registerRootListener((root, previous) => {
      previous?.removeEventListener('pointerdown', press)
      root?.addEventListener('pointerdown', press)
    })
  }, [editor])
}

// Follows the pointer from a press until it is released or Escape is pressed.
function follow(editor: LexicalEditor, from: NodeKey, start: Point, handlers: () => DragHandlers): void {
  let isMoving = false
  let point = start
  let stopScrolling: () => void = () => undefined
  const under = ({ x, y }: Point) => slotOfElement(editor, document.elementFromPoint(x, y))
  const move = (event: PointerEvent) => {
    point = { x: event.clientX, y: event.clientY }
    if (!isMoving) {
      if (Math.hypot(point.x - start.x, point.y - start.y) < dragSlack) return
      if (!handlers().begin(from)) return end()
      isMoving = true
      stopScrolling = keepScrollingAtEdge(() => point)
    }
    event.preventDefault()
    getSelection()?.removeAllRanges()
    handlers().over(under(point), point, kindOf(event))
  }
  const release = (event: PointerEvent) => {
    end()
    if (!isMoving) return
    swallowClick()
    handlers().drop(under({ x: event.clientX, y: event.clientY }), kindOf(event))
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMoving) return
    event.preventDefault()
    event.stopPropagation()
    end()
    handlers().drop(null, null)
  }
  const cancel = () => {
    end()
    if (isMoving) handlers().drop(null, null)
  }
  function end(): void {
    stopScrolling()
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', release)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', giveUp, true)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', giveUp, true)
}
