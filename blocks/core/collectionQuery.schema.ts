import { z } from 'zod'
import type { BlockDefinition } from './defineBlock.ts'

// Spans of time that a query of posts can name (docs/spec/newsroom.md#date-presets).
const publishDates = ['Anytime', 'Today', 'Yesterday', 'PastSevenDays', 'PastThirtyDays', 'PastYear', 'Custom'] as const

/**
 * The query for posts that fill places which the editor left empty (docs/spec/editor.md#collection-query). Empty lists
 * mean all.
 */
export const collectionQuery = {
  tags: z.array(z.string()).default([]),
  sections: z.array(z.string()).default([]),
  /** The primary section that a post must have; null for any. */
  primarySection: z.string().nullable().default(null),
  authors: z.array(z.string()).default([]),
  sort: z
    .object({ key: z.literal('publishDateTime'), direction: z.enum(['asc', 'desc']) })
    .default({ key: 'publishDateTime', direction: 'desc' }),
  /** Whether a post appears only once on a page. */
  deduplicate: z.boolean().default(true),
  mostPopular: z.boolean().default(false),
  publishDate: z
    .object({
      type: z.enum(publishDates),
      /** Days, "YYYY-MM-DD"; for `Custom` only. */
      value: z.object({ from: z.string(), to: z.string() }).optional(),
    })
    .default({ type: 'Anytime' }),
  types: z.array(z.enum(['article', 'opinion', 'sponsored', 'episode'])).default([]),
}

/** A post that an editor put into a place, with the headline that it has there, until a time (ISO 8601) if one is set. */
export const pin = z.object({
  id: z.string(),
  headline: z.string().default(''),
  until: z.iso.datetime({ offset: true }).nullable().default(null),
})

export type Pin = z.output<typeof pin>

/**
 * Properties of a place for a post. The server decides which post is in it, and whether its picture is at the top of
 * the page.
 */
export const slotProps = {
  pinned: pin.nullable().default(null),
  post: z.string().nullable().default(null),
  preloadImage: z.boolean().default(false),
}

/** Returns the pin as long as it holds: once its time has passed, there is none (docs/spec/newsroom.md#slots). */
export function holdingPin(pinned: Pin | null, now: Date): Pin | null {
  return pinned?.until && Date.parse(pinned.until) <= now.getTime() ? null : pinned
}

const slot = z.object(slotProps)
export type SlotProps = z.output<typeof slot>

/** A block that is a place for a post. */
export type SlotDefinition = BlockDefinition<string, 'leaf', typeof slot>

const query = z.object(collectionQuery)
export type CollectionQuery = z.output<typeof query>

/** The default query. */
export const anyPosts: CollectionQuery = query.parse({})
