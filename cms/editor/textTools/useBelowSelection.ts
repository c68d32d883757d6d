'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useLayoutEffect, useRef } from 'react'

/** The space between the words and what stands below them (px). */
const gap = 6

function rectOf(editor: LexicalEditor, key: NodeKey | null): DOMRect | null {
  const element = key && editor.getElementByKey(key)
  if (element) return element.getBoundingClientRect()
  const selection = getSelection()
  const isInText = editor.getRootElement()?.contains(selection?.anchorNode ?? null)
  return isInText && selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect() : null
}

/** Puts an element below a node, or below what is selected when it opens. */
export function useBelowSelection(editor: LexicalEditor, anchor: HTMLElement, isShown: boolean, key: NodeKey | null) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const words = isShown ? rectOf(editor, key) : null
    if (!words || !element.current) return
    const frame = anchor.getBoundingClientRect()
    const left = Math.min(words.left - frame.left, frame.width - element.current.offsetWidth)
    element.current.style.top = `${words.bottom - frame.top + gap}px`
    element.current.style.left = `${Math.max(0, left)}px`
  }, [editor, anchor, isShown, key])
  return element
}
