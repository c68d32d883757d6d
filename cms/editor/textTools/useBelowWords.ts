'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useLayoutEffect, useRef } from 'react'
import { useDockedStyle } from '../toolbar/usePhone.ts'

// The space between the words and what stands below them (px).
const gap = 6

/** Returns the rectangle in the window of a node, or else of the selected text; null when there is neither. */
export function rectOfWords(editor: LexicalEditor, key: NodeKey | null): DOMRect | null {
  const element = key && editor.getElementByKey(key)
  if (element) return element.getBoundingClientRect()
  const selection = getSelection()
  const isInText = editor.getRootElement()?.contains(selection?.anchorNode ?? null)
  return isInText && selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect() : null
}

/**
 * Places an element below the given words, on a phone above the toolbar. A field in it takes the selection, so that the
 * words cannot be read later.
 * @returns its ref and its style
 */
export function useBelowWords(anchor: HTMLElement, words: DOMRect | null) {
  const element = useRef<HTMLDivElement>(null)
  const style = useDockedStyle()
  const isDocked = style !== undefined
  useLayoutEffect(() => {
    const { current: placed } = element
    if (!words || !placed) return
    if (isDocked) {
      // The words stay in sight above it.
      window.scrollBy(0, Math.max(0, words.bottom + gap - placed.getBoundingClientRect().top))
      return
    }
    const frame = anchor.getBoundingClientRect()
    const left = Math.min(words.left - frame.left, frame.width - placed.offsetWidth)
    placed.style.top = `${words.bottom - frame.top + gap}px`
    placed.style.left = `${Math.max(0, left)}px`
    return () => {
      placed.style.top = ''
      placed.style.left = ''
    }
  }, [anchor, words, isDocked])
  return { element, style }
}
