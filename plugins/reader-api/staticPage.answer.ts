import { pagePath } from '#collections/addresses/publicPath.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencedIds, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadTree } from './readerTree.load.ts'
import { foundIn, loadRelated } from './related.load.ts'
import type { PageRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'

/** Returns a page that is no news: about, terms of use. */
export async function answerStaticPage(request: ReaderRequest, slug: string): Promise<FoundPage> {
  const row = await request.reads.first(sources.pages, { slug: { equals: slug } })
  return row && staticPage(request, row)
}

/** Returns the page of a row, with everything it names that readers may see. */
export async function staticPage(request: ReaderRequest, row: PageRow): Promise<ReaderPage> {
  const { reads } = request
  const blocks = await loadTree(request, row.body)
  const [linked, settings] = await Promise.all([loadBlockRows(request, blocks), request.settings])
  const related = await loadRelated(reads, referencesOfSite(settings), ...referencesOfBlocks(blocks, linked))
  const site = shapeSite(settings, related, request.siteUrl)
  const images = [...foundIn(related.media, referencedIds(blocks, 'media')), site.logo]
  return {
    kind: 'page',
    site,
    path: pagePath(row.slug),
    seo: shapeSeo({ title: row.title, blocks, images }),
    references: shapeReferences(blocks, linked, related),
    title: row.title,
    blocks,
    updatedAt: row.updatedAt,
  }
}
