import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'
import { maxShowcaseEpisodes } from '../episode-showcase-slot/episode-showcase-slot.schema.ts'

/** One or two episodes, large, in the colour of their show (docs/spec/editor.md#show-episodes-and-showcase). */
export const episodeShowcase = defineBlock({
  type: 'episode-showcase',
  kind: 'wrap',
  title: 'Episode Showcase',
  description: 'One or two episodes in the colour of their show',
  aliases: ['showsEpisodeShowcase', 'episodeShowcase'],
  props: z.object({
    alignment: z.enum(['none', 'wide', 'full']).default('none'),
    ...collectionQuery,
    ...anchorAndClass,
  }),
  allowedChildren: {
    only: ['episode-showcase-slot'],
    min: 1,
    max: maxShowcaseEpisodes,
    initial: ['episode-showcase-slot'],
  },
  editorElement: ({ alignment }) => ({
    tag: 'div',
    className: `episode-showcase episode-showcase--${alignment}`,
  }),
  inMail: 'children',
})
