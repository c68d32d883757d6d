'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_BEFORE_EDITOR,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_NORMAL,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical'
import { useEffect } from 'react'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { $indentByTab } from '#blocks/list-item/list-item.keys.ts'
import { registerBlockKeys } from '#blocks/registry/keys.ts'
import { registerStructureRules } from '#blocks/registry/structure.rules.ts'
import { $removeBlock, $selectedBlock } from './blockPlace.commands.ts'
import { $writeBelowSelectedBlock, registerTypeBelowSelection } from './typeBelowSelection.ts'

// Enter on a selected block goes on writing below it.
function $enterOnSelectedBlock(event: KeyboardEvent | null): boolean {
  if (!$writeBelowSelectedBlock()) return false
  event?.preventDefault()
  return true
}

function $removeSelectedBlock(event: KeyboardEvent): boolean {
  const block = $selectedBlock()
  if (!block) return false
  event.preventDefault()
  $removeBlock(block)
  return true
}

// Keys that are pressed on a control of a block belong to it: Backspace in a caption must not remove the block, which
// is selected while one writes there, and Enter presses a button in place of going on below.
function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('button, a[href]')) return key === 'Enter' || key === ' '
  return target.matches('input, textarea, select')
}

// Tab nests items of lists; in other text it goes on to what comes next on the page, as it does in any field: a tab is
// no part of a story. Tables and the slash menu took theirs before this; code has tabs.
function $pressTab(editor: LexicalEditor, event: KeyboardEvent): boolean {
  if ($indentByTab(editor, event)) return true
  const selection = $getSelection()
  const block = $isRangeSelection(selection) ? $blockAround(selection.anchor.getNode()) : null
  return block?.getDefinition().type !== 'code'
}

/** Keeps the blocks' rules in force and adds the keys that all blocks share. */
export function BlockRulesPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        registerStructureRules(editor),
        registerBlockKeys(editor),
        registerTypeBelowSelection(editor),
        editor.registerCommand(KEY_DOWN_COMMAND, isForControl, COMMAND_PRIORITY_CRITICAL),
        editor.registerCommand(KEY_TAB_COMMAND, (event) => $pressTab(editor, event), COMMAND_PRIORITY_BEFORE_EDITOR),
        editor.registerCommand(KEY_ENTER_COMMAND, $enterOnSelectedBlock, COMMAND_PRIORITY_NORMAL),
        editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeSelectedBlock, COMMAND_PRIORITY_NORMAL),
        editor.registerCommand(KEY_DELETE_COMMAND, $removeSelectedBlock, COMMAND_PRIORITY_NORMAL),
      ),
    [editor],
  )
  return null
}
