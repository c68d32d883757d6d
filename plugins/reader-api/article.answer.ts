import type { ReaderReferences } from '#contract/reader.schema.ts'
import type { ReaderArticle, ReaderArticlePage, ReaderRepublishing } from '#contract/readerApi.schema.ts'
import { decideAds } from './ads/adsDecision.ts'
import { placeInStory, withoutAds } from './ads/adsPlace.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencedIds, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadCredits, referencesOfCredits, shapeCredits } from './credits.load.ts'
import { loadMore } from './more.load.ts'
import { isMostReadFull } from './mostRead.load.ts'
import { cutMedia, shapeArticle, shapeTeaser } from './post.shape.ts'
import { loadTree } from './readerTree.load.ts'
import { loadRecordings, shapeEpisode } from './recordings.load.ts'
import type { Related } from './related.load.ts'
import { loadRelated, referencesOfArticle, referencesOfTeasers } from './related.load.ts'
import type { ArticleRow, SettingsRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'
import { loadTrail } from './trail.load.ts'

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
  const [tree, { ads }] = await Promise.all([loadTree(request, row.body), request.settings])
  const blocks = ads.isEnabled && ads.isPlaced ? placeInStory(tree) : tree
  const isEpisode = row.type === 'episode'
  const [linked, more, settings, credits, trail, recordings, hasMostRead] = await Promise.all([
    loadBlockRows(request, blocks, isEpisode ? row.id : undefined),
    loadMore(reads, row, referencedIds(blocks, 'posts')),
    request.settings,
    loadCredits(reads, row),
    loadTrail(reads, row.primarySection),
    isEpisode ? loadRecordings(reads, [row]) : null,
    isMostReadFull(reads, new Date()),
  ])
  const related = await loadRelated(
    reads,
    referencesOfSite(settings),
    referencesOfArticle(row),
    referencesOfCredits(row, credits),
    referencesOfTeasers([row, ...more.stories, ...(more.next ? [more.next] : [])]),
    ...referencesOfBlocks(blocks, linked),
  )
  const { isShown: hasAds } = decideAds({
    isOn: settings.ads.isEnabled,
    isHiddenByPost: row.hidesAds,
    tags: row.tags.map((id) => ({ hidesAds: related.adFree.tags.has(id) })),
    sections: [row.primarySection, ...row.sections].map((id) => ({ hidesAds: related.adFree.sections.has(id ?? '') })),
  })
  const article = shapeArticle(row, hasAds ? blocks : withoutAds(blocks), related)
  const site = shapeSite(settings, related, request.siteUrl)
  const adPlace = hasAds ? { page: 'article' as const, sections: adSections(article) } : null
  const references = shapeReferences(blocks, linked, related, adPlace)
  return {
    kind: 'article',
    site,
    path: row.path,
    seo: articleSeo(row, article, references, related, site.logo),
    references,
    article,
    credits: shapeCredits(row, credits, related),
    republishing: shapeRepublishing(row, settings),
    episode: recordings && shapeEpisode(row, recordings),
    trail,
    next: more.next && shapeTeaser(more.next, related),
    more: more.stories.map((post) => shapeTeaser(post, related)),
    hasMostRead,
  }
}

// Returns the terms of a story that others may publish. Null for others, and for advertisements.
function shapeRepublishing(row: ArticleRow, { republishing }: SettingsRow): ReaderRepublishing | null {
  const { isOn, audience, licence, licenceUrl, terms } = republishing
  if (!isOn || !row.allowRepublishing || row.type === 'sponsored') return null
  const lines = terms.split('\n').map((line) => line.trim())
  return { audience, licence, licenceUrl, terms: lines.filter(Boolean) }
}

// The primary section, then the others, by the last part of their addresses.
const adSections = ({ primarySection, sections }: ReaderArticle): string[] => {
  const slugs = [...(primarySection ? [primarySection] : []), ...sections].map(
    ({ href }) => href.split('/').at(-1) ?? '',
  )
  return [...new Set(slugs)]
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
