import type { Payload } from 'payload'
import { z } from 'zod'
import { cacheTag } from '#contract/cacheTag.ts'
import type { PageMoment } from '#plugins/slots/foreseen.ts'
import type { ReaderRequest } from './answer.types.ts'
import { PublicReads } from './publicReads.ts'
import type { Publication } from './site.shape.ts'
import { keptSource } from './sources.ts'

const anyShow = keptSource('sections', z.object({ id: z.unknown() }), () => cacheTag.shows)

/**
 * Creates the input of an answer to readers.
 * @param siteUrl the public address of the reader site, without a trailing slash.
 * @param page of a list, from 1.
 * @param moment at which the slots of the page are filled; absent: now.
 */
export async function createReaderRequest(
  payload: Payload,
  siteUrl: string,
  page: number,
  moment?: PageMoment,
): Promise<ReaderRequest> {
  const reads = await PublicReads.open(payload, moment)
  const settings = readPublication(reads)
  // Awaited late: when something else fails first, this must not be an unhandled rejection.
  settings.catch(() => undefined)
  return { reads, settings, siteUrl, page }
}

// Returns the frame of every page. Three parallel queries.
async function readPublication(reads: PublicReads): Promise<Publication> {
  const [settings, shownAlert, hasPodcasts] = await Promise.all([reads.settings(), reads.alert(), hasShows(reads)])
  return { ...settings, hasPodcasts, shownAlert }
}

// Returns true when readers may see a podcast. One query.
async function hasShows(reads: PublicReads): Promise<boolean> {
  reads.tags.add(cacheTag.shows)
  return (await reads.many(anyShow, { where: { type: { equals: 'show' } }, limit: 1 })).length > 0
}
