import { z } from 'zod'
import { slotProps } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Limits of the number of places in a grid (docs/spec/editor.md#block-limits). */
export const gridLimits = { min: 2, max: 4 } as const

/** A place in a grid of episodes (docs/spec/editor.md#show-episodes-and-showcase). */
export const showEpisodesSlot = defineBlock({
  type: 'show-episodes-slot',
  kind: 'leaf',
  title: 'Episode',
  description: 'A place for one episode',
  aliases: ['showEpisodesSlot'],
  besideFloats: 'wraps',
  props: z.object({ ...slotProps, ...anchorAndClass }),
  words: ({ pinned }) => (pinned ? [pinned.headline] : []),
  references: ({ pinned, post }) =>
    [post, pinned?.id].flatMap((id) => (id ? [{ collection: 'posts' as const, id }] : [])),
})
