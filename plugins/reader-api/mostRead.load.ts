import type { Where } from 'payload'
import type { z } from 'zod'
import { mostRead } from '../numbers/mostRead.ts'
import type { PublicReads } from './publicReads.ts'
import { type Source, sources, type TeaserRow } from './rows.schema.ts'

// Number of posts by views that are searched for the requested ones.
const lookedAt = 200

// Most Read (docs/spec/reader-site.md#most-read).
const mostReadLength = 5

// Posts of the newsroom with a picture to show (docs/spec/reader-site.md#most-read).
const isListed: Where = {
  and: [
    { type: { not_equals: 'sponsored' } },
    { or: ['websiteImage.mimeType', 'featuredMedia.mimeType'].map((field) => ({ [field]: { contains: 'image/' } })) },
  ],
}

/**
 * Returns the posts that readers read most, the first one most, in the last 24 hours or as far back as it takes to find
 * enough of them (docs/spec/reader-site.md#most-read). Two queries in a paper that is read.
 */
export function loadMostRead<Row extends z.ZodObject>(
  reads: PublicReads,
  source: Source<Row>,
  { enough, now, where }: { enough: number; now: Date; where: Where },
): Promise<z.output<Row>[]> {
  return mostRead(enough, now, async (since) => {
    const ids = await reads.mostRead(since, lookedAt)
    if (ids.length === 0) return []
    const rows = await reads.many(source, { where: { and: [{ id: { in: ids } }, where] }, limit: lookedAt })
    const places = new Map(ids.map((id, place) => [id, place]))
    const placeOf = (row: z.output<Row>) => places.get(String(row.id)) ?? lookedAt
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  })
}

/** Views come in all the time and change no document: pages with a list of them are as old as they may be, a minute. */
export const loadMostReadTeasers = (reads: PublicReads, now: Date): Promise<TeaserRow[]> =>
  loadMostRead(reads, sources.teasers, { enough: mostReadLength, now, where: isListed })
