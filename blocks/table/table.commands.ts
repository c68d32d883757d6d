import type { LexicalNode } from 'lexical'
import { $blockAtCaret } from '../core/blockAtCaret.ts'
import { $newBlockNode, $setProps, type BlockNode, ElementBlockNode, propsOf } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { tableCell } from '../table-cell/table-cell.schema.ts'
import { tableRow } from '../table-row/table-row.schema.ts'

type CellAlignment = 'left' | 'center' | 'right'

const elements = (nodes: LexicalNode[]) => nodes.filter((node) => node instanceof ElementBlockNode)

// Returns the rows of a table; none for any other block.
function rowsOf(table: BlockNode): ElementBlockNode[] {
  return table instanceof ElementBlockNode ? elements(table.getChildren()) : []
}

const cellsOf = (row: ElementBlockNode) => elements(row.getChildren())

const widthOf = (table: BlockNode) => Math.max(0, ...rowsOf(table).map((row) => row.getChildrenSize()))

function alignmentOfColumn(table: BlockNode, column: number): unknown {
  const cell = rowsOf(table)
    .map((row) => row.getChildAtIndex(column))
    .find((found) => found instanceof ElementBlockNode)
  return cell instanceof ElementBlockNode ? propsOf(cell).alignment : undefined
}

function $newCell(alignment: unknown): LexicalNode {
  return $newBlockNode(nodeOf(tableCell), alignment === undefined ? {} : { alignment })
}

// Returns the place of the caret in a table; its last row and column while the caret is not in it.
function $place(table: BlockNode): { row: number; column: number } {
  const cell = $blockAtCaret(tableCell.type)
  const row = cell?.getParent()
  if (!cell || !row?.getParent()?.is(table))
    return { row: Math.max(0, rowsOf(table).length - 1), column: Math.max(0, widthOf(table) - 1) }
  return { row: row.getIndexWithinParent(), column: cell.getIndexWithinParent() }
}

function $enter(table: BlockNode, row: number, column: number): void {
  const cell = rowsOf(table)[row]?.getChildAtIndex(column)
  if (cell instanceof ElementBlockNode) cell.selectEnd()
}

// Gives all rows as many cells as the longest has. Part of a user's step, never an automatic rule: two editors that
// both corrected a ragged table of a third one would correct each other's changes for ever.
function $levelRows(table: BlockNode): void {
  const width = widthOf(table)
  for (const row of rowsOf(table)) {
    while (row.getChildrenSize() < width) row.append($newCell(alignmentOfColumn(table, row.getChildrenSize())))
  }
}

export function $addRow(table: BlockNode): void {
  const { row, column } = $place(table)
  $levelRows(table)
  const made = $newBlockNode(nodeOf(tableRow))
  const cells = Array.from({ length: widthOf(table) }, (_, index) => $newCell(alignmentOfColumn(table, index)))
  made.append(...cells)
  rowsOf(table)[row]?.insertAfter(made)
  $enter(table, row + 1, column)
}

// The last row stays.
export function $removeRow(table: BlockNode): void {
  const { row, column } = $place(table)
  const rows = rowsOf(table)
  if (rows.length < 2) return
  const isLast = row === rows.length - 1
  $enter(table, isLast ? row - 1 : row + 1, column)
  rows[row]?.remove()
}

export function $addColumn(table: BlockNode): void {
  const { row, column } = $place(table)
  $levelRows(table)
  for (const each of rowsOf(table)) each.getChildAtIndex(column)?.insertAfter($newCell(undefined))
  $enter(table, row, column + 1)
}

// The last column stays.
export function $removeColumn(table: BlockNode): void {
  const { row, column } = $place(table)
  const width = widthOf(table)
  if (width < 2) return
  $enter(table, row, column === width - 1 ? column - 1 : column + 1)
  for (const each of rowsOf(table)) each.getChildAtIndex(column)?.remove()
}

export function $alignColumn(table: BlockNode, alignment: CellAlignment): void {
  const { column } = $place(table)
  for (const row of rowsOf(table)) {
    const cell = row.getChildAtIndex(column)
    if (cell instanceof ElementBlockNode) $setProps(cell, { alignment })
  }
}

// Adds a row behind the last cell. False outside of tables.
export function $goToCell(direction: 'next' | 'previous'): boolean {
  const cell = $blockAtCaret(tableCell.type)
  const row = cell?.getParent()
  const table = row?.getParent()
  if (!cell || !(row instanceof ElementBlockNode) || row.getDefinition().type !== tableRow.type) return false
  if (!(table instanceof ElementBlockNode)) return false
  const cells = rowsOf(table).flatMap(cellsOf)
  const index = cells.findIndex((other) => other.is(cell)) + (direction === 'next' ? 1 : -1)
  if (index >= cells.length) {
    $addRow(table)
    $enter(table, rowsOf(table).length - 1, 0)
  } else cells[index]?.selectEnd()
  return true
}
