import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'
import { maxPromotedEpisodes } from '../podcast-promotion-item/podcast-promotion-item.schema.ts'

/** Episodes to go on with, of one show or of all (docs/spec/editor.md#podcast-promotion). */
export const podcastPromotion = defineBlock({
  type: 'podcast-promotion',
  kind: 'wrap',
  title: 'Podcast Promotion',
  description: 'Up to three episodes to listen to next',
  aliases: ['podcastPromotion', 'podcastPromotionBlock'],
  props: z.object({
    /** The section of the show; null for all shows. */
    showSectionId: z.string().nullable().default(null),
    alignment: z.enum(['none']).default('none'),
    /** The newest episodes take the places that are left. */
    hasAutofill: z.boolean().default(false),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['podcast-promotion-item'], min: 0, max: maxPromotedEpisodes, initial: [] },
  references: ({ showSectionId }) => (showSectionId ? [{ collection: 'sections', id: showSectionId }] : []),
})
