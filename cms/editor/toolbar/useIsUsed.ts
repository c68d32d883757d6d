'use client'

import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { editorFrameAround } from '#cms/adminDom.ts'

/**
 * Returns whether an editor of the form had the focus last: it, its toolbar, or a dialog that was opened from there. A
 * field beside it ends that.
 */
export function useIsUsed(editor: LexicalEditor): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const look = ({ target }: { target: EventTarget | null }) => {
      const root = editor.getRootElement()
      if (!root || !(target instanceof Node)) return
      if (editorFrameAround(root)?.contains(target)) setUsed(true)
      else if (root.closest('form')?.contains(target)) setUsed(false)
    }
    look({ target: document.activeElement })
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [editor])
  return isUsed
}
