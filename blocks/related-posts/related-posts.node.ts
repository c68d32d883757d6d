import { elementNode } from '../core/node.factory.ts'
import { relatedPosts } from './related-posts.schema.ts'

export const RelatedPostsNode = elementNode(relatedPosts, ({ alignment, title }) => ({
  tag: 'div',
  className: `related-posts related-posts--${alignment}`,
  data: { title: String(title || 'Add title...'), isUntitled: String(!title) },
}))
