import { type BlockNode, ElementBlockNode } from '../core/node.factory.ts'
import { columns } from './columns.schema.ts'

const { min = 1, max = 6 } = columns.holds ?? {}

/** Adds an empty column at the end; there are at most 6. The rules of the tree put a paragraph into it. */
export function $addColumn(node: BlockNode): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() >= max) return
  const last = node.getLastChild()
  if (last instanceof ElementBlockNode) last.insertAfter(last.createSibling(), false)
}

/** Removes the last column and appends what it holds to the one that is last then (block-editor 4.5). */
export function $removeLastColumn(node: BlockNode): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() <= min) return
  const last = node.getLastChild()
  const next = last?.getPreviousSibling()
  if (!(last instanceof ElementBlockNode) || !(next instanceof ElementBlockNode)) return
  next.append(...last.getChildren())
  last.remove()
}

/** Swaps a column with its neighbour; at the ends nothing happens. */
export function $swapColumn(node: BlockNode, direction: 'left' | 'right'): void {
  const neighbour = direction === 'left' ? node.getPreviousSibling() : node.getNextSibling()
  if (!neighbour) return
  if (direction === 'left') neighbour.insertBefore(node, false)
  else neighbour.insertAfter(node, false)
}
