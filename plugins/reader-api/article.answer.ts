import type { ReaderReferences } from '#contract/reader.schema.ts'
import type { ReaderArticle, ReaderArticlePage } from '#contract/readerApi.schema.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencedIds, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadCredits, referencesOfCredits, shapeCredits } from './credits.load.ts'
import { cutMedia, shapeArticle, shapeTeaser } from './post.shape.ts'
import type { PublicReads } from './publicReads.ts'
import { loadTree } from './readerTree.load.ts'
import type { Related } from './related.load.ts'
import { loadRelated, referencesOfArticle, referencesOfTeasers } from './related.load.ts'
import type { ArticleRow, TeaserRow } from './rows.schema.ts'
import { sources } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { loadTrail } from './trail.load.ts'

/** Number of newer posts of the same section below an article. */
const moreLength = 6

/**
 * Returns the post at a path. The posts below it do not depend on the section's list: a new post would render every
 * article of the section again. They are refreshed together with the article.
 */
export async function answerArticle(request: ReaderRequest, path: string): Promise<FoundPage> {
  const row = await request.reads.first(sources.articles, { path: { equals: path } })
  return row && articlePage(request, row)
}

/** Returns the page of a post, with everything it names that readers may see. */
export async function articlePage(request: ReaderRequest, row: ArticleRow): Promise<ReaderArticlePage> {
  const { reads } = request
  const blocks = await loadTree(request, row.body)
  const [linked, more, settings, credits, trail] = await Promise.all([
    loadBlockRows(request, blocks, row.type === 'episode' ? row.id : undefined),
    moreLike(reads, row),
    request.settings,
    loadCredits(reads, row),
    loadTrail(reads, row.primarySection),
  ])
  const related = await loadRelated(
    reads,
    referencesOfSite(settings),
    referencesOfArticle(row),
    referencesOfCredits(row, credits),
    referencesOfTeasers([row, ...more]),
    ...referencesOfBlocks(blocks, linked),
  )
  const article = shapeArticle(row, blocks, related)
  const site = shapeSite(settings, related, request.siteUrl)
  const references = shapeReferences(blocks, linked, related, adSections(article))
  return {
    kind: 'article',
    site,
    path: row.path,
    seo: articleSeo(row, article, references, related, site.logo),
    references,
    article,
    credits: shapeCredits(row, credits, related),
    trail,
    more: more.map((post) => shapeTeaser(post, related)),
  }
}

/** The primary section, then the others, by the last part of their addresses. */
const adSections = ({ primarySection, sections }: ReaderArticle): string[] => {
  const slugs = [...(primarySection ? [primarySection] : []), ...sections].map(
    ({ href }) => href.split('/').at(-1) ?? '',
  )
  return [...new Set(slugs)]
}

function moreLike(reads: PublicReads, row: ArticleRow): Promise<TeaserRow[]> {
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
  const chosen = [
    cutMedia(related, row.socialImage, row.socialImageCrop),
    cutMedia(related, row.websiteImage, row.websiteImageCrop),
    cutMedia(related, row.featuredMedia, row.featuredMediaCrop),
  ]
  const inBody = referencedIds(article.blocks, 'media').map((id) => references.media[id])
  return shapeSeo({
    title: article.headline,
    dek: article.dek,
    blocks: article.blocks,
    images: [...chosen, ...inBody, logo],
  })
}
