import { $newBlockNode, type BlockNode, ElementBlockNode } from '../core/node.factory.ts'
import { RelatedPostsItemNode } from '../related-posts-item/related-posts-item.node.ts'
import { relatedPosts } from './related-posts.schema.ts'

/** Maximum number of posts (docs/spec/editor.md#block-limits). */
export const { max: maxRelatedPosts = 3 } = relatedPosts.allowedChildren ?? {}

/** Appends a post, unless there are as many as there may be. Takes the block or one of its items. */
export function $addRelatedPost(node: BlockNode, postId: string): void {
  const list = node.getDefinition().type === relatedPosts.type ? node : node.getParent()
  if (!(list instanceof ElementBlockNode) || list.getChildrenSize() >= maxRelatedPosts) return
  list.append($newBlockNode(RelatedPostsItemNode, { postId }))
}
