import { $newBlockNode, type BlockNode, ElementBlockNode } from './node.factory.ts'

/**
 * Gives a block as many places as requested, within what it may hold; the last ones go first.
 *
 * @param blockOrSlot the block, or one of its places
 * @param slotClass the node class of its places
 */
export function $setSlotCount(blockOrSlot: BlockNode, count: number, slotClass: new () => BlockNode): void {
  const node = blockOrSlot instanceof ElementBlockNode ? blockOrSlot : blockOrSlot.getParent()
  if (!(node instanceof ElementBlockNode)) return
  const { allowedChildren } = node.getDefinition()
  const wanted = Math.min(allowedChildren?.max ?? count, Math.max(allowedChildren?.min ?? 0, count))
  while (node.getChildrenSize() < wanted) node.append($newBlockNode(slotClass))
  while (node.getChildrenSize() > wanted) node.getLastChild()?.remove()
}
