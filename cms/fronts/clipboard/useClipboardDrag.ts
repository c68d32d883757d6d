'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import { dragSlack, keepScrollingAtEdge } from '../../editor/drag/dragMotion.ts'
import type { Point } from '../../editor/drag/dropPlace.ts'
import { slotOfElement } from '../moving/frontSlots.ts'

interface DragHandlers {
  over(post: string, point: Point): void
  // `slot`: where it was dropped; null for elsewhere, and when the drag was cancelled.
  end(post: string, slot: NodeKey | null): void
}

/** Returns what begins to drag a story off the clipboard with a mouse. A finger scrolls: there, 'Put' does the same. */
export function useClipboardDrag(editor: LexicalEditor, handlers: DragHandlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  return (post: string, { button, pointerType, clientX, clientY }: ReactPointerEvent) => {
    if (button !== 0 || pointerType === 'touch' || !editor.isEditable()) return
    const start = { x: clientX, y: clientY }
    let marked: Element | null = null
    let point = start
    let isMoving = false
    let stopScrolling: () => void = () => undefined
    const slotUnder = ({ x, y }: Point) => slotOfElement(editor, document.elementFromPoint(x, y))
    const mark = (slot: NodeKey | null) => {
      marked?.removeAttribute('data-moving')
      marked = slot === null ? null : editor.getElementByKey(slot)
      marked?.setAttribute('data-moving', 'to')
    }
    const move = (event: PointerEvent) => {
      point = { x: event.clientX, y: event.clientY }
      if (!isMoving) {
        if (Math.hypot(point.x - start.x, point.y - start.y) < dragSlack) return
        isMoving = true
        stopScrolling = keepScrollingAtEdge(() => point)
      }
      document.documentElement.dataset.movingStory = 'drag'
      event.preventDefault()
      mark(slotUnder(point))
      latest.current.over(post, point)
    }
    const finish = (slot: NodeKey | null) => {
      stop.current()
      if (isMoving) latest.current.end(post, slot)
    }
    const release = (event: PointerEvent) => finish(slotUnder({ x: event.clientX, y: event.clientY }))
    const cancel = () => finish(null)
    const pressKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      finish(null)
    }
    stop.current = () => {
      stopScrolling()
      mark(null)
      delete document.documentElement.dataset.movingStory
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', pressKey, true)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', pressKey, true)
  }
}
