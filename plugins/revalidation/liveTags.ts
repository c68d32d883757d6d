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

// The tags of all pages that a live document has a part in, the lists that it stands in and its addresses included.
type TagsOf = (row: ChangedRow) => string[]

const idsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value === 'object' && value !== null && 'id' in value) return idsOf(value.id)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

// The tag of an address, in its one spelling; none for a document that has no address yet.
const addressTags = (...paths: unknown[]): string[] =>
  paths.flatMap((path) => {
    const canonical = typeof path === 'string' ? canonicalPath(path) : null
    return canonical === null ? [] : [cacheTag.address(canonical)]
  })

const bySlug =
  (tagOf: (id: string | number) => string, pathsOf: (slug: string) => string[]): TagsOf =>
  ({ id, slug }) => [tagOf(id), ...(typeof slug === 'string' ? addressTags(...pathsOf(slug)) : [])]

// The same, for what the sitemap lists; posts have a tag for all lists of posts.
const inSitemap = (...given: Parameters<typeof bySlug>): TagsOf => {
  const tagsOf = bySlug(...given)
  return (row) => [...tagsOf(row), cacheTag.sitemap]
}

// The same; a show is one of those that make every page name the list of podcasts.
const withShows =
  (tagsOf: TagsOf): TagsOf =>
  (row) => [...tagsOf(row), ...(row.type === 'show' ? [cacheTag.shows] : [])]

// The same; the page of a section lists the sections that are part of it.
const withParent =
  (tagsOf: TagsOf): TagsOf =>
  (row) => [...tagsOf(row), ...idsOf(row.parent).map(cacheTag.partsOf)]

/** By collection. What is not here is on no page. */
export const liveTags: Record<string, TagsOf> = {
  posts: ({ id, path, sections, primarySection, show, tags, authors }) => [
    cacheTag.post(id),
    cacheTag.posts,
    ...addressTags(path),
    ...idsOf([sections, primarySection, show]).map((section) => listTag('section', section)),
    ...idsOf(tags).map((tag) => listTag('tag', tag)),
    ...idsOf(authors).map((author) => listTag('author', author)),
  ],
  // A section's type decides which of the two addresses is its own; the other one redirects.
  sections: withParent(
    withShows(inSitemap(cacheTag.section, (slug) => [listPath('section', slug), listPath('show', slug)])),
  ),
  tags: bySlug(cacheTag.tag, (slug) => [listPath('tag', slug)]),
  authors: inSitemap(cacheTag.author, (slug) => [listPath('author', slug)]),
  pages: inSitemap(cacheTag.page, (slug) => [pagePath(slug)]),
  'newsletter-lists': ({ id }) => [cacheTag.newsletterList(id), cacheTag.newsletters],
  newsletters: ({ id }) => [cacheTag.newsletter(id), cacheTag.newsletters, cacheTag.sitemap],
  promotions: ({ id }) => [cacheTag.promotion(id), cacheTag.promotions],
  'candidate-forums': ({ id }) => [cacheTag.forum(id)],
  assistants: ({ slug }) => (typeof slug === 'string' ? [cacheTag.assistant(slug)] : []),
  'reusable-blocks': ({ id }) => [cacheTag.reusableBlock(id)],
  'contributor-roles': ({ id }) => [cacheTag.contributorRole(id)],
  'post-sources': ({ id }) => [cacheTag.postSource(id)],
  media: ({ id }) => [cacheTag.media(id)],
  fronts: ({ id }) => [cacheTag.front(id)],
  'url-targets': ({ path }) => addressTags(path),
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
  const tagsOf = liveTags[collection]
  if (!tagsOf) return []
  return [...new Set([...before, ...(after ? [after] : [])].flatMap(tagsOf))]
}
