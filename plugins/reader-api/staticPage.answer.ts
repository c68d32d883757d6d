import { publicTree } from '#blocks/registry/tree.ts'
import { pagePath } from '#collections/addresses/publicPath.ts'
import type { Asked, FoundPage } from './answer.types.ts'
import { referencedIds, shapeReferences, wantedByBlocks } from './article.answer.ts'
import { foundIn, loadRelated, wantedByTeasers } from './related.load.ts'
import { sources } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { shapeSite, wantedBySite } from './site.shape.ts'

/** A page that is no news: about, terms of use. */
export async function answerStaticPage(asked: Asked, slug: string): Promise<FoundPage> {
  const { reads } = asked
  const row = await reads.first(sources.pages, { slug: { equals: slug } })
  if (!row) return null
  const blocks = publicTree(row.body)
  const [linked, settings] = await Promise.all([
    reads.byIds(sources.teasers, referencedIds(blocks, 'posts')),
    asked.settings,
  ])
  const posts = [...linked.values()]
  const related = await loadRelated(reads, wantedBySite(settings), wantedByTeasers(posts), wantedByBlocks(blocks))
  const site = shapeSite(settings, related, asked.siteUrl)
  const images = [...foundIn(related.media, referencedIds(blocks, 'media')), site.logo]
  return {
    kind: 'page',
    site,
    path: pagePath(row.slug),
    seo: shapeSeo({ title: row.title, blocks, images }),
    references: shapeReferences(blocks, posts, related),
    title: row.title,
    blocks,
    updatedAt: row.updatedAt,
  }
}
