import type { Payload, Where } from 'payload'
import { windowWith } from '../numbers/mostRead.ts'
import { PublicReads } from './publicReads.ts'
import { foundIn } from './related.load.ts'
import type { TeaserRow } from './rows.schema.ts'
import { sources } from './sources.ts'

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
 * enough of them (docs/spec/reader-site.md#most-read). Views come in all the time and change no document: pages with a
 * list of them are as old as they may be, a minute. Two queries in a paper that is read, four at most.
 */
export async function loadMostReadTeasers(reads: PublicReads, now: Date): Promise<TeaserRow[]> {
  const near = await reads.mostRead('near', now)
  const found = await eligibleOf(reads, near)
  const enough = windowWith(mostReadLength, near, new Set(found.keys()))
  if (enough.length >= mostReadLength) return rowsOf(enough, found)
  const older = await reads.mostRead('older', now)
  const all = await eligibleOf(reads, older)
  return rowsOf(windowWith(mostReadLength, older, new Set(all.keys())), all)
}

// Milliseconds: until a process counts read stories once more, and until a story that has no room for them is rendered once more.
const lookEvery = { process: 60_000, page: 10 * 60_000 }

const looks = new WeakMap<Payload, { isFull: boolean; at: number }>()

/**
 * Returns whether Most Read has all its stories, so that other stories keep room for it. While it has not, in a young paper,
 * the page is rendered again ten minutes later. No query once it has.
 */
export async function isMostReadFull(reads: PublicReads, now: Date): Promise<boolean> {
  const { payload } = reads
  let look = looks.get(payload)
  if (!look || (!look.isFull && now.getTime() - look.at >= lookEvery.process)) {
    // Read apart: a story is not rendered again with each story that is read most.
    const stories = await loadMostReadTeasers(await PublicReads.open(payload), now)
    look = { isFull: stories.length >= mostReadLength, at: now.getTime() }
    looks.set(payload, look)
  }
  if (!look.isFull) reads.changeAt(new Date(look.at + lookEvery.page))
  return look.isFull
}

async function eligibleOf(reads: PublicReads, windows: string[][]): Promise<Map<string, TeaserRow>> {
  const ids = [...new Set(windows.flat())]
  if (ids.length === 0) return new Map()
  const where: Where = { and: [{ id: { in: ids } }, isListed] }
  const rows = await reads.many(sources.teasers, { where, limit: ids.length })
  return new Map(rows.map((row) => [row.id, row]))
}

const rowsOf = (ids: string[], rows: Map<string, TeaserRow>): TeaserRow[] => foundIn(rows, ids.slice(0, mostReadLength))
