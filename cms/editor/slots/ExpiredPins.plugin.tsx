'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useState } from 'react'
import { $nextPinEnd, $removeExpiredPins } from '#blocks/registry/expiredPins.command.ts'
import { onEditorChange } from '../../document/editorChanges.ts'

// The maximum delay of a browser's timer, in milliseconds.
const maxTimerMs = 2_147_483_647

/** Removes pins of episodes as their time passes, while a user who may write has the text open. */
export function ExpiredPinsPlugin() {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setNext(editor.getEditorState().read($nextPinEnd))
    look()
    return onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
    })
  }, [editor])
  useEffect(() => {
    // Read-only users change nothing: readers do not see expired pins in any case.
    if (next === null || !isEditable) return
    const remove = () => editor.update(() => $removeExpiredPins(new Date()), { tag: SKIP_DOM_SELECTION_TAG })
    const timer = setTimeout(remove, Math.min(maxTimerMs, Math.max(0, next - Date.now())))
    return () => clearTimeout(timer)
  }, [editor, next, isEditable])
  return null
}
