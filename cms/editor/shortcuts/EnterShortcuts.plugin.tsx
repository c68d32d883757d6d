'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, $isParagraphNode, $isRangeSelection, COMMAND_PRIORITY_NORMAL, KEY_ENTER_COMMAND } from 'lexical'
import { useEffect } from 'react'
import { $convertLine, blockOfLine } from './lineShortcuts.take.ts'

// Converts a line that consists of a shortcut: '---' to a separator, '```' to code.
function $pressEnter(event: KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (event?.shiftKey || !$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const line = selection.anchor.getNode().getTopLevelElement()
  const type = $isParagraphNode(line) ? blockOfLine(line.getTextContent()) : null
  if (!type || !$isParagraphNode(line)) return false
  event?.preventDefault()
  $convertLine(line, type, [])
  return true
}

/** Converts shortcuts on Enter; those that a space ends are Markdown transformers of the feature. */
export function EnterShortcutsPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => editor.registerCommand(KEY_ENTER_COMMAND, $pressEnter, COMMAND_PRIORITY_NORMAL), [editor])
  return null
}
