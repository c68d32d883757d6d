import { leafNode } from '../core/node.factory.ts'
import { relatedPostsItem } from './related-posts-item.schema.ts'

export const RelatedPostsItemNode = leafNode(relatedPostsItem)
