import { $newBlockNode, type BlockNode, ElementBlockNode } from './blockNode.ts'
import type { BlockDefinition } from './defineBlock.ts'
import { nodeOf } from './nodeFactory.ts'

/**
 * Gives a block as many places as requested, within what it may hold; the last ones go first.
 *
 * @param blockOrSlot the block, or one of its places
 * @param slot the definition of its places
 */
export function $setSlotCount(blockOrSlot: BlockNode, count: number, slot: BlockDefinition<string, 'leaf'>): void {
  const node = blockOrSlot instanceof ElementBlockNode ? blockOrSlot : blockOrSlot.getParent()
  if (!(node instanceof ElementBlockNode)) return
  const { allowedChildren } = node.getDefinition()
  const wanted = Math.min(allowedChildren?.max ?? count, Math.max(allowedChildren?.min ?? 0, count))
  while (node.getChildrenSize() < wanted) node.append($newBlockNode(nodeOf(slot)))
  while (node.getChildrenSize() > wanted) node.getLastChild()?.remove()
}
