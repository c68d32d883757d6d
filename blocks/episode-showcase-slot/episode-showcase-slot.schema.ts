import { z } from 'zod'
import { slotProps } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Maximum number of episodes in a showcase (docs/spec/editor.md#block-limits). */
export const maxShowcaseEpisodes = 2

/** A place for an episode that is shown large (docs/spec/editor.md#show-episodes-and-showcase). */
export const episodeShowcaseSlot = defineBlock({
  type: 'episode-showcase-slot',
  kind: 'leaf',
  title: 'Showcased Episode',
  description: 'A place for one large episode',
  aliases: ['showsEpisodeShowcaseSlot'],
  besideFloats: 'wraps',
  props: z.object({ ...slotProps, ...anchorAndClass }),
  words: ({ pinned }) => (pinned ? [pinned.headline] : []),
  references: ({ pinned, post }) =>
    [post, pinned?.id].flatMap((id) => (id ? [{ collection: 'posts' as const, id }] : [])),
})
