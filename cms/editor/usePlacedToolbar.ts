'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useLayoutEffect, useRef } from 'react'

/** The bar with the document's status and its buttons stays at the top of the window: what lies under it is not seen. */
function topOfSight(): number {
  return Math.max(0, document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0)
}

/** The space between the toolbar and its block, and between it and what it stays below (px). */
const toolbarGap = 8

/**
 * Puts the toolbar above its block, moved to the left where it would stand out of the editor. While the upper end of a tall
 * block is out of sight, it stays at the top of what is seen of it.
 */
export function usePlacedToolbar(editor: LexicalEditor, key: NodeKey | null, anchor: HTMLElement) {
  const toolbar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = toolbar.current
    const element = key && editor.getElementByKey(key)
    if (!element || !bar) return
    const place = () => {
      const block = element.getBoundingClientRect()
      const frame = anchor.getBoundingClientRect()
      const left = Math.min(block.left - frame.left, frame.width - bar.offsetWidth)
      const above = block.top - bar.offsetHeight - toolbarGap
      const inSight = Math.min(topOfSight() + toolbarGap, block.bottom - bar.offsetHeight)
      bar.style.top = `${Math.max(above, inSight) - frame.top}px`
      bar.style.left = `${Math.max(0, left)}px`
    }
    place()
    const observer = new ResizeObserver(place)
    for (const watched of [element, anchor, bar]) observer.observe(watched)
    window.addEventListener('scroll', place, { passive: true, capture: true })
    element.classList.add('block--active')
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      element.classList.remove('block--active')
    }
  })
  return toolbar
}
