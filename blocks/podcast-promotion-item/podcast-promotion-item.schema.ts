import { z } from 'zod'
import { pin } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Maximum number of episodes in a promotion (docs/spec/editor.md#block-limits). */
export const maxPromotedEpisodes = 3

/** One of the episodes to go on with (docs/spec/editor.md#podcast-promotion). */
export const podcastPromotionItem = defineBlock({
  type: 'podcast-promotion-item',
  kind: 'leaf',
  title: 'Promoted Episode',
  description: 'One promoted episode',
  aliases: ['podcastPromotionItem', 'podcastPromotionItemBlock'],
  besideFloats: 'wraps',
  props: z.object({
    postId: z.string().nullable().default(null),
    /** The show that was chosen when the episode was. */
    showSectionId: z.string().nullable().default(null),
    pinned: pin.nullable().default(null),
    ...anchorAndClass,
  }),
  references: ({ postId }) => (postId ? [{ collection: 'posts', id: postId }] : []),
})
