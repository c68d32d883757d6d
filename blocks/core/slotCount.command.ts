import { $createBlock } from '../registry/nodes.ts'
import { isBlockType } from '../registry/schemas.ts'
import { type BlockNode, ElementBlockNode } from './node.factory.ts'

/**
 * Gives a block as many places as requested, within what it may hold; the last ones go first. Takes the block or one of
 * its places.
 */
export function $setSlotCount(blockOrSlot: BlockNode, count: number): void {
  const node = blockOrSlot instanceof ElementBlockNode ? blockOrSlot : blockOrSlot.getParent()
  if (!(node instanceof ElementBlockNode)) return
  const { allowedChildren } = node.getDefinition()
  const [slotType] = allowedChildren?.only ?? []
  if (!slotType || !isBlockType(slotType)) return
  const wanted = Math.min(allowedChildren?.max ?? count, Math.max(allowedChildren?.min ?? 0, count))
  while (node.getChildrenSize() < wanted) node.append($createBlock(slotType))
  while (node.getChildrenSize() > wanted) node.getLastChild()?.remove()
}
