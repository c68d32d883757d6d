import { readAddressOwner } from '#collections/addresses/addressOwner.ts'
import { pathOfTarget } from '#collections/addresses/redirectTarget.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAnswer } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { frameOf } from './frame.load.ts'
import { asideBlocks, withoutEmpty } from './listAside.ts'
import type { PublicReads } from './publicReads.ts'
import { loadRelated } from './related.load.ts'
import type { AddressRow } from './rows.schema.ts'
import { sources } from './sources.ts'

// Documents that left the site one after the other, each with its address leading to the next, followed at most.
const maxSteps = 10

/**
 * Returns the response for an address that is not a page, from the ledger. A redirect to a document that has left the
 * site leads to the current target of that document's own address, in one step for the reader; without a target the
 * response is 404.
 */
export async function answerTarget(request: ReaderRequest, path: string): Promise<ReaderAnswer> {
  const { reads } = request
  let row = await reads.address(path)
  let status: 301 | 307 = 301
  for (let step = 0; row && step < maxSteps; step += 1) {
    reads.tags.add(cacheTag.address(row.path))
    if (row.answer === '410') return answerError(request, 410)
    if (row.answer === '451') return answerError(request, 451, row)
    if (row.answer !== '301' && row.answer !== '307') break
    if (row.answer === '307') status = 307
    const location = await locationOf(reads, row)
    if (location !== null && pathOfTarget(location) !== path) return { status, location, tags: [...reads.tags] }
    row = row.target === null ? null : await reads.unpublishActionOf(row.target)
  }
  return answerError(request, 404)
}

/** Returns a status without a story, in the publication's own clothes, with the most read stories to go on with. */
export async function answerError(
  request: ReaderRequest,
  status: 404 | 410 | 451,
  demand: Pick<AddressRow, 'authority' | 'authorityUrl'> = { authority: null, authorityUrl: null },
): Promise<ReaderAnswer> {
  const offered = asideBlocks(null)
  const frame = await frameOf(request, offered)
  const { authority, authorityUrl } = demand
  const blocks = withoutEmpty(offered, frame.references)
  return { ...frame, status, authority, authorityUrl, blocks, tags: [...request.reads.tags] }
}

// Returns the target of a redirect; null when readers cannot see the document.
async function locationOf(reads: PublicReads, { target }: AddressRow): Promise<string | null> {
  const key = target === null ? null : readAddressOwner(target)
  if (!key) return target
  const { collection, id } = key
  if (collection === 'posts') return (await reads.byIds(sources.teasers, [id])).get(id)?.path ?? null
  const wanted = (one: typeof collection) => (one === collection ? [id] : [])
  const { authors, pages, sections, tags } = await loadRelated(reads, {
    authors: wanted('authors'),
    pages: wanted('pages'),
    sections: wanted('sections'),
    tags: wanted('tags'),
  })
  const links = [...pages.values(), ...sections.values(), ...tags.values()].map((link) => link.href)
  return links[0] ?? [...authors.values()][0]?.url ?? null
}
