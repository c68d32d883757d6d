import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { sectionPath } from '#collections/addresses/publicPath.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { placeOnFront, withoutAds } from './ads/ads.place.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { automaticFront, busiestSections, newestWindow, withoutEmptySections } from './automaticFront.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadTree } from './readerTree.load.ts'
import { foundIn, loadRelated } from './related.load.ts'
import { type FrontRow, riverRow, sources } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { withUrgentPicture } from './urgentPicture.ts'

/** Returns the home page: the one that was launched last, or an automatic one as long as there is none. */
export async function answerHome(request: ReaderRequest): Promise<FoundPage> {
  const { reads } = request
  reads.tags.add(cacheTag.posts).add(cacheTag.address('/'))
  const id = String(homeFrontId)
  const front = (await reads.byIds(sources.fronts, [id])).get(id)
  return homePage(request, front?.body ?? null, front?.updatedAt ?? null)
}

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
  const [tree, settings] = await Promise.all([
    body ? loadTree(request, body) : automaticBlocks(request),
    request.settings,
  ])
  const { ads } = settings
  const blocks = ads.isEnabled ? (ads.isPlaced ? placeOnFront(tree) : tree) : withoutAds(tree)
  const linked = await loadBlockRows(request, blocks)
  const related = await loadRelated(reads, referencesOfSite(settings), ...referencesOfBlocks(blocks, linked))
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
  }
}

async function automaticBlocks({ reads, settings }: ReaderRequest): Promise<PlacedBlock[]> {
  const newest = { collection: 'posts', row: riverRow, tagOf: () => cacheTag.posts } as const
  const rows = await reads.many(newest, { sort: '-publishDateTime', limit: newestWindow })
  const busiest = busiestSections(rows)
  const sections = foundIn(await reads.byIds(sources.sections, busiest), busiest)
  const tree = automaticFront(sections.map((row) => ({ id: row.id, name: row.name, href: sectionPath(row) })))
  return withoutEmptySections(await reads.filled(tree, async () => (await settings).timeZone))
}
