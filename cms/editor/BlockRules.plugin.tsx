'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $createParagraphNode,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_NORMAL,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
} from 'lexical'
import { useEffect } from 'react'
import { registerBlockKeys } from '#blocks/registry/keys.ts'
import { registerStructureRules } from '#blocks/registry/structure.rules.ts'
import { $removeBlock, $selectedBlock } from './blockPlace.commands.ts'

/** Enter on a selected block goes on writing below it. */
function $writeBelowSelectedBlock(event: KeyboardEvent | null): boolean {
  const block = $selectedBlock()
  if (!block) return false
  event?.preventDefault()
  const paragraph = $createParagraphNode()
  block.insertAfter(paragraph)
  paragraph.select()
  return true
}

function $removeSelectedBlock(event: KeyboardEvent): boolean {
  const block = $selectedBlock()
  if (!block) return false
  event.preventDefault()
  $removeBlock(block)
  return true
}

/**
 * Keys that are pressed in a field of a block belong to the field: Backspace in a caption must not remove the block, which
 * is selected while one writes there.
 */
function isForField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** Keeps the blocks' rules in force and adds the keys that all blocks share. */
export function BlockRulesPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        registerStructureRules(editor),
        registerBlockKeys(editor),
        editor.registerCommand(KEY_DOWN_COMMAND, isForField, COMMAND_PRIORITY_CRITICAL),
        editor.registerCommand(KEY_ENTER_COMMAND, $writeBelowSelectedBlock, COMMAND_PRIORITY_NORMAL),
        editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeSelectedBlock, COMMAND_PRIORITY_NORMAL),
        editor.registerCommand(KEY_DELETE_COMMAND, $removeSelectedBlock, COMMAND_PRIORITY_NORMAL),
      ),
    [editor],
  )
  return null
}
