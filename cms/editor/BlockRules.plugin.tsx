'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $createParagraphNode,
  $getSelection,
  $isNodeSelection,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
  mergeRegister,
} from 'lexical'
import { useEffect } from 'react'
import { registerStructureRules } from '#blocks/registry/structure.rules.ts'

/** Enter on a selected block goes on writing below it. */
function $writeBelowSelectedBlock(event: KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (!$isNodeSelection(selection)) return false
  const block = selection.getNodes().at(-1)
  if (!block) return false
  event?.preventDefault()
  const paragraph = $createParagraphNode()
  block.insertAfter(paragraph)
  paragraph.select()
  return true
}

/** Keeps the blocks' rules in force and adds the keys that all blocks share. */
export function BlockRulesPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        registerStructureRules(editor),
        editor.registerCommand(KEY_ENTER_COMMAND, $writeBelowSelectedBlock, COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )
  return null
}
