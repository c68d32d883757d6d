import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { ReaderArticle, ReaderReferences } from '#blocks/core/reader.types.ts'
import { publicTree, referencesOf } from '#blocks/registry/tree.ts'
import type { AnonymousReads } from './anonymousReads.ts'
import type { Asked, FoundPage } from './answer.types.ts'
import { shapeArticle, shapeTeaser } from './post.shape.ts'
import type { Related, Wanted } from './related.load.ts'
import { foundIn, loadRelated, wantedByArticle, wantedByTeasers } from './related.load.ts'
import type { ArticleRow, TeaserRow } from './rows.schema.ts'
import { sources } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { shapeSite, wantedBySite } from './site.shape.ts'

/** How many newer posts of the same section stand below an article. */
const moreLength = 6

/**
 * The post at a path. What stands below it is not bound to the section's list: a new post would make every article of
 * the section anew. It is renewed whenever the article is.
 */
export async function answerArticle(asked: Asked, path: string): Promise<FoundPage> {
  const { reads } = asked
  const row = await reads.first(sources.articles, { path: { equals: path } })
  if (!row) return null
  const blocks = publicTree(row.body)
  const [linked, more, settings] = await Promise.all([
    reads.byIds(sources.teasers, referencedIds(blocks, 'posts')),
    moreLike(reads, row),
    asked.settings,
  ])
  const linkedRows = [...linked.values()]
  const related = await loadRelated(
    reads,
    wantedBySite(settings),
    wantedByArticle(row),
    wantedByTeasers([row, ...linkedRows, ...more]),
    wantedByBlocks(blocks),
  )
  const article = shapeArticle(row, blocks, related)
  const site = shapeSite(settings, related, asked.siteUrl)
  const references = shapeReferences(blocks, linkedRows, related)
  return {
    kind: 'article',
    site,
    path: row.path,
    seo: articleSeo(row, article, references, related, site.logo),
    references,
    article,
    more: more.map((post) => shapeTeaser(post, related)),
  }
}

/** The ids that blocks point to in a collection. */
export function referencedIds(blocks: PlacedBlock[], collection: 'media' | 'posts' | 'sections'): string[] {
  return referencesOf(blocks).flatMap((reference) => (reference.collection === collection ? [reference.id] : []))
}

/** What the blocks of a page name, posts excepted, because those name things themselves. */
export function wantedByBlocks(blocks: PlacedBlock[]): Wanted {
  return { media: referencedIds(blocks, 'media') }
}

/** What the blocks of a page point to: only that, and only what readers may see. */
export function shapeReferences(blocks: PlacedBlock[], posts: TeaserRow[], related: Related): ReaderReferences {
  const media = foundIn(related.media, referencedIds(blocks, 'media'))
  return {
    media: Object.fromEntries(media.map((file) => [file.id, file])),
    posts: Object.fromEntries(posts.map((row) => [row.id, shapeTeaser(row, related)])),
  }
}

function moreLike(reads: AnonymousReads, row: ArticleRow): Promise<TeaserRow[]> {
  if (!row.primarySection) return Promise.resolve([])
  return reads.many(sources.teasers, {
    where: { primarySection: { equals: row.primarySection }, id: { not_equals: row.id } },
    sort: '-publishDateTime',
    limit: moreLength,
  })
}

function articleSeo(
  row: ArticleRow,
  article: ReaderArticle,
  references: ReaderReferences,
  related: Related,
  logo: ReaderArticle['image'],
) {
  const chosen = foundIn(related.media, [row.socialImage, row.websiteImage, row.featuredMedia])
  const inBody = referencedIds(article.blocks, 'media').map((id) => references.media[id])
  return shapeSeo({
    title: article.headline,
    dek: article.dek,
    blocks: article.blocks,
    images: [...chosen, ...inBody, logo],
  })
}
