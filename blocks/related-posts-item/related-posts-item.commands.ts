import { $newBlockNode, type BlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { maxRelatedPosts, relatedPostsItem } from './related-posts-item.schema.ts'

/** Appends a post, unless there are as many as there may be. Takes the block or one of its items. */
export function $addRelatedPost(node: BlockNode, postId: string): void {
  const list = node.getDefinition().type === relatedPostsItem.type ? node.getParent() : node
  if (!(list instanceof ElementBlockNode) || list.getChildrenSize() >= maxRelatedPosts) return
  list.append($newBlockNode(nodeOf(relatedPostsItem), { postId }))
}
