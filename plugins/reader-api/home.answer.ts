import type { Where } from 'payload'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { sectionPath } from '#collections/addresses/publicPath.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { placeOnFront, withoutAds } from './ads/adsPlace.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { automaticFront, busiestSections, newestWindow, withoutEmptySections } from './automaticFront.ts'
import { loadBlockRows, referencedIds, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadListing } from './listing.answer.ts'
import { loadTree } from './readerTree.load.ts'
import { foundIn, loadRelated } from './related.load.ts'
import { type FrontRow, riverRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'
import { withUrgentPicture } from './urgentPicture.ts'

// Reads posts by date or number alone. Each of them may be on the page, so the page depends on all.
const anyPost = { collection: 'posts', row: riverRow, tagOf: () => cacheTag.posts } as const

/**
 * Returns the home page: the one that was launched last, or an automatic one as long as there is none. Its further pages
 * are lists of the stories that are not on it.
 */
export async function answerHome(request: ReaderRequest): Promise<FoundPage> {
  const { reads } = request
  reads.tags.add(cacheTag.posts).add(cacheTag.address('/'))
  const id = String(homeFrontId)
  const front = (await reads.byIds(sources.fronts, [id])).get(id)
  const body = front?.body ?? null
  return request.page > 1 ? riverPage(request, body) : homePage(request, body, front?.updatedAt ?? null)
}

// Returns a further page of the home page; null past the end.
async function riverPage(request: ReaderRequest, body: FrontRow['body']): Promise<FoundPage> {
  const shown = await request.reads.byIds(sources.teasers, referencedIds(await frontBlocks(request, body), 'posts'))
  const list = await loadListing({ ...request, page: request.page - 1 }, null, { where: notAmong([...shown.keys()]) })
  if (!list || list.base.listing.posts.length === 0) return null
  const { pages } = list.base.listing
  return {
    ...list.base,
    kind: 'river',
    path: '/',
    title: 'More news',
    seo: shapeSeo({ title: 'More news', images: [list.base.site.logo] }),
    listing: { ...list.base.listing, page: request.page, pages: pages + 1 },
  }
}

const notAmong = (ids: string[]): Where => (ids.length > 0 ? { id: { not_in: ids } } : {})

// Returns the blocks of a body with posts in their slots; of one that has none, the automatic page.
const frontBlocks = (request: ReaderRequest, body: FrontRow['body']): Promise<PlacedBlock[]> =>
  body ? loadTree(request, body) : automaticBlocks(request)

/**
 * Returns the home page of a body; of one that has none, the automatic page.
 * @param launchedAt ISO 8601; null before the first launch, and for a draft
 */
export async function homePage(
  request: ReaderRequest,
  body: FrontRow['body'],
  launchedAt: string | null,
): Promise<ReaderPage> {
  const { reads } = request
  const [tree, settings] = await Promise.all([frontBlocks(request, body), request.settings])
  const { ads } = settings
  const blocks = ads.isEnabled ? (ads.isPlaced ? placeOnFront(tree) : tree) : withoutAds(tree)
  const linked = await loadBlockRows(request, blocks)
  const [related, others] = await Promise.all([
    loadRelated(reads, referencesOfSite(settings), ...referencesOfBlocks(blocks, linked)),
    reads.many(anyPost, { where: notAmong(linked.posts.map(({ id }) => id)), limit: 1 }),
  ])
  const site = shapeSite(settings, related, request.siteUrl)
  const references = shapeReferences(blocks, linked, related, { page: 'homepage', sections: [] })
  return {
    kind: 'home',
    site,
    path: '/',
    seo: shapeSeo({ title: site.name, dek: site.tagline, images: [site.logo] }),
    references,
    blocks: withUrgentPicture(blocks, (post) => Boolean(references.posts[post]?.image)),
    launchedAt,
    hasMore: others.length > 0,
  }
}

async function automaticBlocks({ reads, settings }: ReaderRequest): Promise<PlacedBlock[]> {
  const rows = await reads.many(anyPost, { sort: '-publishDateTime', limit: newestWindow })
  const busiest = busiestSections(rows)
  const sections = foundIn(await reads.byIds(sources.sections, busiest), busiest)
  const tree = automaticFront(sections.map((row) => ({ id: row.id, name: row.name, href: sectionPath(row) })))
  return withoutEmptySections(await reads.filled(tree, async () => (await settings).timeZone))
}
