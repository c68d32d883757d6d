import { $isListItemNode, $isListNode, type ListItemNode } from '@lexical/list'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  INDENT_CONTENT_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'

// The item that the caret alone is in.
function $itemAtCaret(): ListItemNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  let node: LexicalNode | null = selection.anchor.getNode()
  while (node && !$isListItemNode(node)) node = node.getParent()
  return node
}

// Backspace in an empty item that is the only one of a list within a list: that list goes, and the caret moves to the
// end of what stood before it (docs/spec/editor.md#keys-in-a-list). At top level Lexical makes a paragraph of such a
// list. Answers whether it did anything.
function $removeEmptyInnerList(event: Pick<KeyboardEvent, 'preventDefault'> | null): boolean {
  const item = $itemAtCaret()
  const list = item?.getParent()
  const around = list?.getParent()
  if (!item || !$isListNode(list) || !$isListItemNode(around)) return false
  if (list.getChildrenSize() > 1 || item.getTextContent().trim() !== '') return false
  event?.preventDefault()
  const before = around.getPreviousSibling()
  // The item around a list within a list holds nothing else: it goes with it.
  if (around.getChildrenSize() > 1) list.remove()
  else around.remove()
  if ($isListItemNode(before)) before.selectEnd()
  return true
}

/**
 * Handles Tab and Shift-Tab: Tab nests an item, Shift-Tab brings it back, wherever in it the caret is
 * (docs/spec/editor.md#keys-in-a-list). What cannot be brought back any further is left by Shift-Tab, as any field is.
 * Answers whether it did anything.
 */
export function $indentByTab(
  editor: LexicalEditor,
  event: Pick<KeyboardEvent, 'preventDefault' | 'shiftKey'>,
): boolean {
  const item = $itemAtCaret()
  if (!item || (event.shiftKey && item.getIndent() === 0)) return false
  event.preventDefault()
  return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined)
}

/** Puts the keys of list items on an editor. Returns what takes them off again. Tab is taken by `$indentByTab`. */
export function registerListItemKeys(editor: LexicalEditor): () => void {
  return editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeEmptyInnerList, COMMAND_PRIORITY_HIGH)
}
