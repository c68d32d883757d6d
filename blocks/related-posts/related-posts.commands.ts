import { type BlockNode, ElementBlockNode } from '../core/node.factory.ts'
import { $createBlock } from '../registry/nodes.ts'
import { relatedPosts } from './related-posts.schema.ts'

/** How many posts it may hold (block-editor 9). */
export const { max: maxRelatedPosts = 3 } = relatedPosts.holds ?? {}

/** Appends a post, unless there are as many as there may be. */
export function $addRelatedPost(node: BlockNode, postId: string): void {
  if (!(node instanceof ElementBlockNode) || node.getChildrenSize() >= maxRelatedPosts) return
  node.append($createBlock('related-posts-item', { postId }))
}
