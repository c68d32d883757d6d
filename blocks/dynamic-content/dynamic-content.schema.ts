import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/**
 * A slot that is filled for each reader (docs/spec/reader-site.md#dynamic-content). The promotion is what those are
 * shown for whom nothing else was decided.
 */
export const dynamicContent = defineBlock({
  type: 'dynamic-content',
  kind: 'leaf',
  title: 'Dynamic Content',
  description: 'A place that another system fills',
  aliases: ['dynamicContent', 'dynamicContentSlot', 'personalisation-slot'],
  props: z.object({
    promotionId: z.string().nullable().default(null),
    hideBorder: z.boolean().default(false),
    centerImage: z.boolean().default(false),
    ...anchorAndClass,
  }),
  references: ({ promotionId }) => (promotionId ? [{ collection: 'promotions', id: promotionId }] : []),
  inMail: { leftOut: 'A mail is the same for all of its readers' },
})
