import type { BlockNode } from '../core/blockNode.ts'

/** Swaps a column with its neighbour; at the ends nothing happens. */
export function $swapColumn(node: BlockNode, direction: 'left' | 'right'): void {
  const neighbour = direction === 'left' ? node.getPreviousSibling() : node.getNextSibling()
  if (!neighbour) return
  if (direction === 'left') neighbour.insertBefore(node, false)
  else neighbour.insertAfter(node, false)
}
