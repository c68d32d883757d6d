import { leafNode } from '../core/node.factory.ts'
import { inArticlePromotion } from './in-article-promotion.schema.ts'

export const InArticlePromotionNode = leafNode(inArticlePromotion)
