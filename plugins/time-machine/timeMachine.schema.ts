import { z } from 'zod'
import { shownRow } from '../launches/launches.schema.ts'

export const seenPage = z.enum(['live', 'draft']).default('live')

const nextChange = z.object({
  // ISO 8601.
  at: z.string(),
  kind: z.enum(['post', 'unpin', 'launch']),
  // Headline of the post; empty for a launch.
  title: z.string(),
  byName: z.string().nullable(),
  changes: z.array(z.string()),
})

export const nextChangeList = z.array(nextChange)

export const pageThen = z.object({
  /** False where nothing is kept of that time. */
  isKnown: z.boolean(),
  rows: z.array(shownRow),
  /** Of the page on the reader site. */
  url: z.string(),
})

export type NextChange = z.output<typeof nextChange>
export type PageThen = z.input<typeof pageThen>
