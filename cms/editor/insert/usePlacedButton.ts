'use client'

import type { LexicalEditor } from 'lexical'
import { useLayoutEffect, useRef } from 'react'
import { onEditorChange } from '../../document/editorChanges.ts'
import type { ShownPlace } from './useInsertPlace.ts'

// The distance (px) of the '+' from its line: between them is the handle of the block.
const buttonOffset = 52

// Without a mouse the '+' stands at the end of the line: the margin of a phone is too narrow.
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** Returns a ref for the box of a '+', which it puts beside its line or onto the hairline of its gap. */
export function usePlacedButton(editor: LexicalEditor, shown: ShownPlace | null, anchor: HTMLElement) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!shown) return
    const put = () => {
      const { current } = box
      if (!current) return
      const frame = anchor.getBoundingClientRect()
      const place = (left: number, top: number) => {
        current.style.left = `${left - frame.left}px`
        current.style.top = `${top - frame.top}px`
      }
      if (shown.line) {
        place(shown.line.left, shown.line.top)
        current.style.width = `${shown.line.right - shown.line.left}px`
      } else if ('lineKey' in shown.place) {
        const line = editor.getElementByKey(shown.place.lineKey)?.getBoundingClientRect()
        if (!line) return
        place(isTouched() ? line.right - current.offsetWidth : Math.max(0, line.left - buttonOffset), line.top)
        current.style.height = `${line.height}px`
      }
    }
    put()
    return onEditorChange(editor, put)
  }, [editor, shown, anchor])
  return box
}
