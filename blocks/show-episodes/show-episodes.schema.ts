import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'
import { gridLimits } from '../show-episodes-slot/show-episodes-slot.schema.ts'

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
    ...gridLimits,
    initial: ['show-episodes-slot', 'show-episodes-slot', 'show-episodes-slot', 'show-episodes-slot'],
  },
  editorElement: ({ alignment }) => ({ tag: 'div', className: `show-episodes show-episodes--${alignment}` }),
})
