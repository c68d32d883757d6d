import type { CollectionSlug, SelectType, Where } from 'payload'
import type { z } from 'zod'
import { cacheTag } from '#contract/cacheTag.ts'
import { KeptRows, type KeptValues } from '#plugins/kept-answers/keptRows.ts'
import * as rows from './rows.schema.ts'

/** Rows of one shape, where they come from, and the cache tag that says "made of this one". */
export interface Source<Row extends z.ZodObject> {
  collection: CollectionSlug
  row: Row
  tagOf: (id: string) => string
  /** The rows that were read before; absent where rows are read each time. */
  kept?: {
    rows: Pick<KeptValues<z.output<Row>>, 'byIds'>
    lists: Pick<KeptValues<z.output<Row>[]>, 'get'>
  }
}

/** Returns a source whose rows are kept while their table does not change. */
export function keptSource<Slug extends CollectionSlug, Row extends z.ZodObject>(
  collection: Slug,
  row: Row,
  tagOf: (id: string) => string,
) {
  return { collection, row, tagOf, kept: new KeptRows<z.output<Row>>(collection.replaceAll('-', '_')) }
}

export const sources = {
  teasers: keptSource('posts', rows.teaserRow, cacheTag.post),
  tagged: keptSource('posts', rows.taggedRow, cacheTag.post),
  articles: { collection: 'posts', row: rows.articleRow, tagOf: cacheTag.post },
  podcasts: { collection: 'posts', row: rows.podcastRow, tagOf: cacheTag.post },
  media: keptSource('media', rows.mediaRow, cacheTag.media),
  recordings: keptSource('media', rows.recordingRow, cacheTag.media),
  captions: { collection: 'media', row: rows.captionsRow, tagOf: cacheTag.media },
  sections: keptSource('sections', rows.sectionRow, cacheTag.section),
  sectionPages: keptSource('sections', rows.sectionPageRow, cacheTag.section),
  episodeParts: { collection: 'posts', row: rows.episodePartsRow, tagOf: cacheTag.post },
  episodes: keptSource('posts', rows.episodeRow, cacheTag.post),
  authors: keptSource('authors', rows.authorRow, cacheTag.author),
  authorPages: keptSource('authors', rows.authorPageRow, cacheTag.author),
  contributorRoles: keptSource('contributor-roles', rows.contributorRoleRow, cacheTag.contributorRole),
  postSources: keptSource('post-sources', rows.postSourceRow, cacheTag.postSource),
  tags: keptSource('tags', rows.tagRow, cacheTag.tag),
  fronts: keptSource('fronts', rows.frontRow, cacheTag.front),
  pageLinks: keptSource('pages', rows.pageLinkRow, cacheTag.page),
  pages: { collection: 'pages', row: rows.pageRow, tagOf: cacheTag.page },
  newsletterLists: keptSource('newsletter-lists', rows.newsletterRow, cacheTag.newsletterList),
  newsletterPages: keptSource('newsletter-lists', rows.newsletterListRow, cacheTag.newsletterList),
  issueLinks: keptSource('newsletters', rows.issueLinkRow, cacheTag.newsletter),
  issues: { collection: 'newsletters', row: rows.issueRow, tagOf: cacheTag.newsletter },
  promotions: keptSource('promotions', rows.promotionRow, cacheTag.promotion),
  forums: keptSource('candidate-forums', rows.forumRow, cacheTag.forum),
  reusableBlocks: keptSource('reusable-blocks', rows.reusableRow, cacheTag.reusableBlock),
} as const satisfies Record<string, Source<z.ZodObject>>

/** Returns the fields of a row as a query selects them. */
export function fieldsOf({ shape }: z.ZodObject): SelectType {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true as const]))
}

/**
 * Returns whether a list is worth keeping: one of posts is another one after each publication, and a condition with a dot
 * is one on another table.
 */
export function isKeptList(collection: CollectionSlug, where: Where = {}): boolean {
  return collection !== 'posts' && !/"[^"]*\.[^"]*":/.test(JSON.stringify(where))
}
