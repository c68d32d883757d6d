'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { onContentChange } from '../onContentChange.ts'
import { ValueByBlock } from '../valueByBlock.ts'
import { $outlineOf, $readOutline, $selectedEntry, type OutlineEntry } from './outline.read.ts'

// Milliseconds after which the outline follows what was typed, on a page that is busy.
const within = 300

/** Returns the outline of an editor's text as it changes, and the line that the caret is in. */
export function useOutline(editor: LexicalEditor): { entries: OutlineEntry[]; current: NodeKey | null } {
  const [entries, setEntries] = useState<OutlineEntry[]>(() => editor.getEditorState().read($readOutline))
  const [current, setCurrent] = useState<NodeKey | null>(() => editor.getEditorState().read($selectedEntry))
  useEffect(() => {
    const byBlock = new ValueByBlock($outlineOf)
    return onContentChange(editor, within, (changed) => {
      const found = editor.getEditorState().read(() => byBlock.$after(changed).flat())
      setEntries((before) => (sameJson(before, found) ? before : found))
    })
  }, [editor])
  useEffect(
    () =>
      onEditorChange(editor, ({ state }) => {
        const found = state.read($selectedEntry)
        // The keyboard is in the outline while nothing is selected: the line of the last caret stays marked.
        if (found !== null) setCurrent(found)
      }),
    [editor],
  )
  return { entries, current }
}
