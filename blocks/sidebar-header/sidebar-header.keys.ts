import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROL_OR_META,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { $blockAround, type BlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { $selectBlock } from '../core/selectBlock.command.ts'

// The sidebar whose header the cursor is in; null elsewhere.
function $sidebarOfHeader(): BlockNode | null {
  const selection = $getSelection()
  const header = $isRangeSelection(selection) ? $blockAround(selection.anchor.getNode()) : null
  if (header?.getDefinition().type !== 'sidebar-header') return null
  const sidebar = header.getParent()
  return sidebar instanceof ElementBlockNode ? sidebar : null
}

function $writeBelow(sidebar: BlockNode): void {
  const paragraph = $createParagraphNode()
  sidebar.insertAfter(paragraph)
  paragraph.select()
}

const withShift = { ...CONTROL_OR_META, shiftKey: true }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/**
 * Handles a key in a sidebar's header (docs/spec/editor.md#keys-in-a-sidebar-header): Mod+Shift+Enter goes on writing
 * after the sidebar, Mod+Shift+P selects it. Returns whether it did anything. Enter and Backspace at the start do
 * nothing there: that is a rule of every fixed sequence of parts, implemented in the node's factory.
 */
export function $pressInSidebarHeader(event: Pressed): boolean {
  const isEnter = isExactShortcutMatch(event, 'Enter', withShift)
  if (!isEnter && !isExactShortcutMatch(event, 'p', withShift)) return false
  const sidebar = $sidebarOfHeader()
  if (!sidebar) return false
  event.preventDefault()
  if (isEnter) $writeBelow(sidebar)
  else $selectBlock(sidebar)
  return true
}

/** Registers the keys of sidebar headers on an editor. Returns a function that removes them. */
export function registerSidebarHeaderKeys(editor: LexicalEditor): () => void {
  return editor.registerCommand(KEY_DOWN_COMMAND, $pressInSidebarHeader, COMMAND_PRIORITY_HIGH)
}
