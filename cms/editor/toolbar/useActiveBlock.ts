'use client'

import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_EDITOR, type LexicalEditor, type NodeKey } from 'lexical'
import { useCallback, useEffect, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { blockChosen } from '#blocks/core/selectBlock.command.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { $activeBlock, type ActiveBlock } from './activeBlock.read.ts'

/** Returns the block that the caret is in, or its ancestor that was chosen with 'Select Parent'. */
export function useActiveBlock(editor: LexicalEditor) {
  const [active, setActive] = useState<ActiveBlock | null>(null)
  const [, setRevision] = useState(0)
  useEffect(
    () =>
      onEditorChange(editor, ({ state, before, isLetters }) => {
        const selection = state.read($getSelection)
        const isMoved = selection !== null && !selection.is(before.read($getSelection))
        const isTyped = isLetters && $isRangeSelection(selection) && selection.isCollapsed()
        setActive((current) => {
          const found = state.read(() => $activeBlock(isMoved ? null : (current?.key ?? null)))
          return sameJson(current, found) ? current : found
        })
        // The toolbar shows settings and formats, which change without the active block; typed letters change neither.
        if (!isTyped) setRevision((revision) => revision + 1)
      }),
    [editor],
  )
  useEffect(
    () =>
      editor.registerCommand(
        blockChosen,
        (key) => {
          setActive($activeBlock(key))
          return true
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  )
  const choose = useCallback(
    (key: NodeKey) => setActive(editor.getEditorState().read(() => $activeBlock(key))),
    [editor],
  )
  return { active, choose }
}
