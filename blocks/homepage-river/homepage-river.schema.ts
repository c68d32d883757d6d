import { z } from 'zod'
import { collectionQuery } from '../core/collectionQuery.schema.ts'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

// The page stays short enough to load on a phone.
export const riverLimits = { min: 4, max: 40 } as const

/** A list of stories that fills itself (docs/spec/reader-site.md#home-page-layouts). */
export const homepageRiver = defineBlock({
  type: 'homepage-river',
  kind: 'leaf',
  title: 'Story River',
  description: 'A list of stories that fills itself',
  aliases: ['story-river'],
  hasPlacementRow: false,
  props: z.object({
    title: z.string().default('More news'),
    max: z.int().min(riverLimits.min).max(riverLimits.max).default(16),
    /** Ids of the stories. The server sets them. */
    posts: z.array(z.string()).default([]),
    ...collectionQuery,
    ...anchorAndClass,
  }),
  words: ({ title }) => [title],
  references: ({ posts }) => posts.map((id) => ({ collection: 'posts', id })),
})
