import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The newest episodes in a grid; any of them can be pinned (docs/spec/editor.md#show-episodes-and-showcase). */
export const showEpisodes = defineBlock({
  type: 'show-episodes',
  kind: 'wrap',
  title: 'Show Episodes',
  description: 'The newest episodes of a show in a grid',
  aliases: ['showEpisodes', 'showEpisodesBlock'],
  props: z.object({
    alignment: z.enum(['none', 'wide', 'full']).default('none'),
    ...collectionQuery,
    ...anchorAndClass,
  }),
  allowedChildren: {
    only: ['show-episodes-slot'],
    min: 2,
    max: 4,
    initial: ['show-episodes-slot', 'show-episodes-slot', 'show-episodes-slot', 'show-episodes-slot'],
  },
})
