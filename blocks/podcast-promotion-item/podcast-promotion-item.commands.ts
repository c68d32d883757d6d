import { $newBlockNode, type BlockNode, ElementBlockNode, propsOf } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { maxPromotedEpisodes, podcastPromotionItem } from './podcast-promotion-item.schema.ts'

/** Appends an episode, unless there are as many as there may be. Takes the block or one of its items. */
export function $addEpisode(node: BlockNode, postId: string): void {
  const list = node.getDefinition().type === podcastPromotionItem.type ? node.getParent() : node
  if (!(list instanceof ElementBlockNode) || list.getChildrenSize() >= maxPromotedEpisodes) return
  const { showSectionId } = propsOf(list)
  list.append($newBlockNode(nodeOf(podcastPromotionItem), { postId, showSectionId }))
}
