import {
  $createParagraphNode,
  $getSelection,
  $isLineBreakNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { $blockAtCaret } from '../core/blockAtCaret.ts'
import type { ElementBlockNode } from '../core/blockNode.ts'

// Goes on writing below a block of code whose last two lines are empty, and takes them away.
function $leave(block: ElementBlockNode): boolean {
  const last = block.getLastChild()
  const before = last?.getPreviousSibling()
  if (!$isLineBreakNode(last) || !$isLineBreakNode(before)) return false
  last.remove()
  before.remove()
  const paragraph = $createParagraphNode()
  block.insertAfter(paragraph)
  paragraph.select()
  return true
}

function $isAtEnd(block: ElementBlockNode): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const { anchor } = selection
  const last = block.getLastDescendant()
  if (anchor.type === 'text') return anchor.key === last?.getKey() && anchor.offset === last.getTextContentSize()
  return anchor.key === block.getKey() && anchor.offset === block.getChildrenSize()
}

/**
 * Handles Enter: it breaks the line, and after two empty lines at the end it leaves the code. Returns whether it did
 * anything.
 */
export function $enterInCode(event: Pick<KeyboardEvent, 'preventDefault'> | null): boolean {
  const selection = $getSelection()
  const block = $blockAtCaret('code')
  if (!block || !$isRangeSelection(selection)) return false
  event?.preventDefault()
  if (!($isAtEnd(block) && $leave(block))) selection.insertLineBreak()
  return true
}

/** Puts the keys of code on an editor. Returns what takes them off again. */
export function registerCodeKeys(editor: LexicalEditor): () => void {
  return editor.registerCommand(KEY_ENTER_COMMAND, $enterInCode, COMMAND_PRIORITY_HIGH)
}
