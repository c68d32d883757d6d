import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/**
 * A promotion in the middle of a story (docs/spec/reader-site.md#in-article-promotion). Its words are those of the
 * promotion.
 */
export const inArticlePromotion = defineBlock({
  type: 'in-article-promotion',
  kind: 'leaf',
  title: 'In-Article Promotion',
  description: 'A promotion in the middle of the story',
  aliases: ['inArticlePromotion', 'inArticlePromotionBlock'],
  props: z.object({
    promotionId: z.string().nullable().default(null),
    alignment: z.enum(['none', 'wide']).default('none'),
    ...anchorAndClass,
  }),
  references: ({ promotionId }) => (promotionId ? [{ collection: 'promotions', id: promotionId }] : []),
})
