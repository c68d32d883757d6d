import { $newBlockNode, $setProps, type BlockNode, ElementBlockNode, propsOf } from '../core/node.factory.ts'
import { PodcastPromotionItemNode } from '../podcast-promotion-item/podcast-promotion-item.node.ts'
import { podcastPromotion } from './podcast-promotion.schema.ts'

/** Maximum number of episodes (docs/spec/editor.md#block-limits). */
export const { max: maxPromotedEpisodes = 3 } = podcastPromotion.allowedChildren ?? {}

/** Appends an episode, unless there are as many as there may be. Takes the block or one of its items. */
export function $addEpisode(node: BlockNode, postId: string): void {
  const list = node.getDefinition().type === podcastPromotion.type ? node : node.getParent()
  if (!(list instanceof ElementBlockNode) || list.getChildrenSize() >= maxPromotedEpisodes) return
  const { showSectionId } = propsOf(list)
  list.append($newBlockNode(PodcastPromotionItemNode, { postId, showSectionId }))
}

/**
 * Sets the show, or all shows. Another one removes the episodes that were chosen for the one before
 * (docs/spec/editor.md#podcast-promotion).
 */
export function $setShow(node: BlockNode, showSectionId: string | null): void {
  if (propsOf(node).showSectionId === showSectionId) return
  $setProps(node, { showSectionId })
  if (node instanceof ElementBlockNode) node.clear()
}
