'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useLayoutEffect, useRef } from 'react'

/** The space between the words and what stands below them (px). */
const gap = 6

/** Returns the rectangle in the window of a node, or else of the selected text; null when there is neither. */
export function rectOfWords(editor: LexicalEditor, key: NodeKey | null): DOMRect | null {
  const element = key && editor.getElementByKey(key)
  if (element) return element.getBoundingClientRect()
  const selection = getSelection()
  const isInText = editor.getRootElement()?.contains(selection?.anchorNode ?? null)
  return isInText && selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect() : null
}

/** Places an element below the given words; a field in it takes the selection, so that they cannot be read later. */
export function useBelowWords(anchor: HTMLElement, words: DOMRect | null) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!words || !element.current) return
    const frame = anchor.getBoundingClientRect()
    const left = Math.min(words.left - frame.left, frame.width - element.current.offsetWidth)
    element.current.style.top = `${words.bottom - frame.top + gap}px`
    element.current.style.left = `${Math.max(0, left)}px`
  }, [anchor, words])
  return element
}
