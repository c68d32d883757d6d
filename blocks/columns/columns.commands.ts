import { $isParagraphNode, type LexicalNode } from 'lexical'
import { $isBlockNode, $setProps, type BlockNode, ElementBlockNode, propsOf } from '../core/blockNode.ts'
import { columns } from './columns.schema.ts'

const { min = 1, max = 6 } = columns.allowedChildren ?? {}

/** Returns the width of a column that shares its row with others evenly, in percent. */
export function evenWidth(count: number): number {
  return Math.floor(100 / count)
}

const widthsOf = (row: ElementBlockNode): number[] =>
  row.getChildren().flatMap((column) => ($isBlockNode(column) ? [Number(propsOf(column).width)] : []))

function $shareEvenly(row: ElementBlockNode): void {
  const width = evenWidth(row.getChildrenSize())
  for (const column of row.getChildren()) if ($isBlockNode(column)) $setProps(column, { width })
}

const isEven = (widths: readonly number[]): boolean => widths.every((width) => width === evenWidth(widths.length))

const isEmptyLine = (node: LexicalNode): boolean => $isParagraphNode(node) && node.getTextContent() === ''

/**
 * Adds an empty column at the end; there are at most 6. The rules of the tree put a paragraph into it. Where the columns
 * would not fit into the row with it, all of them share the row evenly.
 */
export function $addColumn(node: BlockNode): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() >= max) return
  const last = node.getLastChild()
  if (!(last instanceof ElementBlockNode)) return
  last.insertAfter(last.createSibling(), false)
  if (widthsOf(node).reduce((sum, width) => sum + width, 0) > 100) $shareEvenly(node)
}

/**
 * Removes the last column and appends what it holds to the one that is last then (docs/spec/editor.md#columns), without
 * empty lines. Columns that shared the row evenly still do.
 */
export function $removeLastColumn(node: BlockNode): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() <= min) return
  const last = node.getLastChild()
  const next = last?.getPreviousSibling()
  if (!(last instanceof ElementBlockNode) || !(next instanceof ElementBlockNode)) return
  const wasEven = isEven(widthsOf(node))
  next.append(...last.getChildren().filter((child) => !isEmptyLine(child)))
  last.remove()
  if (wasEven) $shareEvenly(node)
}
