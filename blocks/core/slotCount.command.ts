import { $createBlock } from '../registry/nodes.ts'
import { isBlockType } from '../registry/schemas.ts'
import { type BlockNode, ElementBlockNode } from './node.factory.ts'

/** Gives a block as many places as asked for, within what it may hold; the last ones go first. */
export function $setSlotCount(node: BlockNode, count: number): void {
  const { holds } = node.getDefinition()
  const [slotType] = holds?.only ?? []
  if (!(node instanceof ElementBlockNode) || !slotType || !isBlockType(slotType)) return
  const wanted = Math.min(holds?.max ?? count, Math.max(holds?.min ?? 0, count))
  while (node.getChildrenSize() < wanted) node.append($createBlock(slotType))
  while (node.getChildrenSize() > wanted) node.getLastChild()?.remove()
}
