import { $setProps, type BlockNode, ElementBlockNode, propsOf } from '../core/node.factory.ts'
import { $createBlock } from '../registry/nodes.ts'
import { podcastPromotion } from './podcast-promotion.schema.ts'

/** How many episodes it may hold (block-editor 9). */
export const { max: maxPromotedEpisodes = 3 } = podcastPromotion.holds ?? {}

/** Appends an episode, unless there are as many as there may be. */
export function $addEpisode(node: BlockNode, postId: string): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() >= maxPromotedEpisodes) return
  const { showSectionId } = propsOf(node)
  node.append($createBlock('podcast-promotion-item', { postId, showSectionId }))
}

/** Sets the show, or all shows. Another one removes the episodes that were chosen for the one before (block-editor 4.5). */
export function $setShow(node: BlockNode, showSectionId: string | null): void {
  if (propsOf(node).showSectionId === showSectionId) return
  $setProps(node, { showSectionId })
  if (node instanceof ElementBlockNode) node.clear()
}
