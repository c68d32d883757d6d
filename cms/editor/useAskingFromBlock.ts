'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNearestNodeFromDOMNode, $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { useCallback } from 'react'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { $enterBlock } from './insertBlock.command.ts'

/**
 * Keeps the focus for questions that a block asks the user: the button that chose the first picture goes away with the
 * choice, and leaves the keyboard on the block.
 */
export function useAskingFromBlock() {
  const [editor] = useLexicalComposerContext()
  return useCallback(
    async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      const key = blockAt(editor, document.activeElement)
      const keepFocus = rememberFocus()
      const answer = await ask()
      keepFocus(() => key !== null && focusBlock(editor, key))
      return answer
    },
    [editor],
  )
}

// The block that a control of an editor view stands in; null for one outside of the text.
const blockAt = (editor: LexicalEditor, control: Element | null): NodeKey | null =>
  editor.read(() => {
    const node = control && editor.getRootElement()?.contains(control) ? $getNearestNodeFromDOMNode(control) : null
    return $blockAround(node)?.getKey() ?? null
  })

// Returns false where the block is gone.
function focusBlock(editor: LexicalEditor, key: NodeKey): boolean {
  if (!editor.getElementByKey(key)) return false
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if (node) $enterBlock(node)
    },
    { discrete: true },
  )
  editor.getRootElement()?.focus({ preventScroll: true })
  return true
}
