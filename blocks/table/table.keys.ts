import { mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { $blockAtCaret } from '../core/blockAtCaret.ts'
import type { ElementBlockNode } from '../core/blockNode.ts'
import { tableCell } from '../table-cell/table-cell.schema.ts'
import { $goToCell } from './table.commands.ts'

type Pressed = Pick<KeyboardEvent, 'preventDefault' | 'shiftKey'>

/** Handles Tab: it goes from cell to cell. Returns whether it did anything. */
export function $tabInTable(event: Pressed): boolean {
  if (!$goToCell(event.shiftKey ? 'previous' : 'next')) return false
  event.preventDefault()
  return true
}

/** Handles Enter: it breaks the line, because an additional cell would push its neighbors away. */
export function $enterInTable(event: Pick<KeyboardEvent, 'preventDefault'> | null): boolean {
  const selection = $getSelection()
  if (!$blockAtCaret(tableCell.type) || !$isRangeSelection(selection)) return false
  event?.preventDefault()
  selection.insertLineBreak()
  return true
}

function $isAtEdge(cell: ElementBlockNode, edge: 'start' | 'end'): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const { anchor } = selection
  const text = edge === 'start' ? cell.getFirstDescendant() : cell.getLastDescendant()
  if (anchor.type === 'element')
    return anchor.key === cell.getKey() && anchor.offset === (edge === 'start' ? 0 : cell.getChildrenSize())
  return anchor.key === text?.getKey() && anchor.offset === (edge === 'start' ? 0 : text.getTextContentSize())
}

/** Handles deletion at the edge of a cell: it does nothing, because it would join two cells. */
export function $deleteInTable(event: Pick<KeyboardEvent, 'preventDefault'>, edge: 'start' | 'end'): boolean {
  const cell = $blockAtCaret(tableCell.type)
  if (!cell || !$isAtEdge(cell, edge)) return false
  event.preventDefault()
  return true
}

/** Puts the keys of tables on an editor. Returns what takes them off again. */
export function registerTableKeys(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(KEY_TAB_COMMAND, $tabInTable, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ENTER_COMMAND, $enterInTable, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_BACKSPACE_COMMAND, (event) => $deleteInTable(event, 'start'), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_DELETE_COMMAND, (event) => $deleteInTable(event, 'end'), COMMAND_PRIORITY_HIGH),
  )
}
