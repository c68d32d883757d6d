/**
 * The cache tags of the pages that depend on a changed document: pure, and the counterpart of the cache tags in
 * responses of the reader API.
 */

import { canonicalPath } from '#collections/addresses/canonicalPath.ts'
import { listPath, pagePath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { listTag } from '../reader-api/listTag.ts'

/** A document as the database or a hook gives it: relationships as ids or as documents. */
export type ChangedRow = Record<string, unknown> & { id: number | string }

/** The dependence of pages on the documents of a collection. */
export interface LiveTags {
  /** The fields that `tagsOf` reads. */
  fields: string[]
  /** The tags of all pages that a live document has a part in, the lists that it stands in and its addresses included. */
  tagsOf(row: ChangedRow): string[]
}

const idsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value === 'object' && value !== null && 'id' in value) return idsOf(value.id)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** The tag of an address, in its one spelling; none for a document that has no address yet. */
const addressTags = (...paths: unknown[]): string[] =>
  paths.flatMap((path) => {
    const canonical = typeof path === 'string' ? canonicalPath(path) : null
    return canonical === null ? [] : [cacheTag.address(canonical)]
  })

const bySlug = (tagOf: (id: string | number) => string, pathsOf: (slug: string) => string[]): LiveTags => ({
  fields: ['slug'],
  tagsOf: ({ id, slug }) => [tagOf(id), ...(typeof slug === 'string' ? addressTags(...pathsOf(slug)) : [])],
})

/** The same, for what the sitemap lists; posts have a tag for all lists of posts. */
const inSitemap = (tagOf: (id: string | number) => string, pathsOf: (slug: string) => string[]): LiveTags => {
  const { fields, tagsOf } = bySlug(tagOf, pathsOf)
  return { fields, tagsOf: (row) => [...tagsOf(row), cacheTag.sitemap] }
}

/** The same; a show is one of those that make every page name the list of podcasts. */
const withShows = ({ fields, tagsOf }: LiveTags): LiveTags => ({
  fields: [...fields, 'type'],
  tagsOf: (row) => [...tagsOf(row), ...(row.type === 'show' ? [cacheTag.shows] : [])],
})

/** The same; the page of a section lists the sections that are part of it. */
const withParent = ({ fields, tagsOf }: LiveTags): LiveTags => ({
  fields: [...fields, 'parent'],
  tagsOf: (row) => [...tagsOf(row), ...idsOf(row.parent).map(cacheTag.partsOf)],
})

/** By collection. What is not here is on no page. */
export const liveTags: Record<string, LiveTags> = {
  posts: {
    fields: ['path', 'sections', 'primarySection', 'show', 'tags', 'authors'],
    tagsOf: ({ id, path, sections, primarySection, show, tags, authors }) => [
      cacheTag.post(id),
      cacheTag.posts,
      ...addressTags(path),
      ...idsOf([sections, primarySection, show]).map((section) => listTag('section', section)),
      ...idsOf(tags).map((tag) => listTag('tag', tag)),
      ...idsOf(authors).map((author) => listTag('author', author)),
    ],
  },
  // A section's type decides which of the two addresses is its own; the other one redirects.
  sections: withParent(
    withShows(inSitemap(cacheTag.section, (slug) => [listPath('section', slug), listPath('show', slug)])),
  ),
  tags: bySlug(cacheTag.tag, (slug) => [listPath('tag', slug)]),
  authors: inSitemap(cacheTag.author, (slug) => [listPath('author', slug)]),
  pages: inSitemap(cacheTag.page, (slug) => [pagePath(slug)]),
  'newsletter-lists': { fields: [], tagsOf: ({ id }) => [cacheTag.newsletterList(id), cacheTag.newsletters] },
  newsletters: { fields: [], tagsOf: ({ id }) => [cacheTag.newsletter(id), cacheTag.newsletters, cacheTag.sitemap] },
  promotions: { fields: [], tagsOf: ({ id }) => [cacheTag.promotion(id), cacheTag.promotions] },
  'candidate-forums': { fields: [], tagsOf: ({ id }) => [cacheTag.forum(id)] },
  assistants: {
    fields: ['slug'],
    tagsOf: ({ slug }) => (typeof slug === 'string' ? [cacheTag.assistant(slug)] : []),
  },
  'reusable-blocks': { fields: [], tagsOf: ({ id }) => [cacheTag.reusableBlock(id)] },
  'contributor-roles': { fields: [], tagsOf: ({ id }) => [cacheTag.contributorRole(id)] },
  'post-sources': { fields: [], tagsOf: ({ id }) => [cacheTag.postSource(id)] },
  media: { fields: [], tagsOf: ({ id }) => [cacheTag.media(id)] },
  fronts: { fields: [], tagsOf: ({ id }) => [cacheTag.front(id)] },
  'url-targets': { fields: ['path'], tagsOf: ({ path }) => addressTags(path) },
}

/** By global. */
export const liveTagsOfGlobals: Record<string, string[]> = {
  settings: [cacheTag.settings],
  // As the settings, it stands on every page.
  alert: [cacheTag.settings],
}

/**
 * Returns the tags of all pages that a change touches: those that showed the document before and those that show it
 * now. None when readers saw it neither before nor after.
 */
export function changedTags(collection: string, before: ChangedRow[], after: ChangedRow | null): string[] {
  const known = liveTags[collection]
  if (!known) return []
  return [...new Set([...before, ...(after ? [after] : [])].flatMap((row) => known.tagsOf(row)))]
}

/** Returns whether readers see a document of a collection that has drafts. */
export const isLive = (row: Record<string, unknown> | null | undefined): boolean =>
  row?._status === 'published' && !row.deletedAt
