import type { CollectionSlug, Where } from 'payload'
import { z } from 'zod'
import {
  listPath,
  newsletterPath,
  newslettersPath,
  pagePath,
  podcastsPath,
  sectionPath,
} from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderSitemapIndex, ReaderSitemapPart } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadSite } from './frame.load.ts'
import type { PublicReads } from './publicReads.ts'

// Addresses that a part reads: the contract allows 5,000, and three pages that are no documents stand in the first
// part.
const partLength = 4997

type Entry = ReaderSitemapPart['entries'][number]

interface Group {
  collection: CollectionSlug
  read(reads: PublicReads, page: number): Promise<Entry[]>
}

function group<Row extends z.ZodObject>(
  collection: CollectionSlug,
  row: Row,
  entryOf: (row: z.output<Row>) => Entry,
): Group {
  const source = { collection, row, tagOf: () => cacheTag.posts }
  return {
    collection,
    async read(reads, page) {
      const { rows } = await reads.page(source, { sort: 'id', limit: partLength, page })
      return rows.map(entryOf)
    },
  }
}

const id = z.union([z.string(), z.number()])
const slugged = z.object({ id, slug: z.string(), updatedAt: z.string() })

const inList = z.object({ id, slug: z.string() })

// Issues of newsletters: the slug of the newsletter is part of their addresses.
const issues: Group = {
  collection: 'newsletters',
  async read(reads, page) {
    const row = slugged.extend({ list: id.nullish() })
    const source = { collection: 'newsletters', row, tagOf: () => cacheTag.newsletters } as const
    const { rows } = await reads.page(source, { sort: 'id', limit: partLength, page })
    const lists = { collection: 'newsletter-lists', row: inList, tagOf: () => cacheTag.newsletters } as const
    const slugs = await reads.byIds(
      lists,
      rows.flatMap(({ list }) => (list == null ? [] : [String(list)])),
    )
    return rows.flatMap(({ slug, list, updatedAt }) => {
      const known = slugs.get(String(list))
      return known ? [{ path: newsletterPath(known.slug, slug), updatedAt }] : []
    })
  },
}

// In the order of the parts.
const groups: Group[] = [
  group('pages', slugged, ({ slug, updatedAt }) => ({ path: pagePath(slug), updatedAt })),
  group('sections', slugged.extend({ type: z.string().nullish() }), (section) => ({
    path: sectionPath(section),
    updatedAt: section.updatedAt,
  })),
  group('tags', slugged, ({ slug, updatedAt }) => ({ path: listPath('tag', slug), updatedAt })),
  group('authors', slugged, ({ slug, updatedAt }) => ({ path: listPath('author', slug), updatedAt })),
  issues,
  group('posts', z.object({ id, path: z.string(), updatedAt: z.string() }), ({ path, updatedAt }) => ({
    path,
    updatedAt,
  })),
]

// Parts of each group: at least one of the first, because the home page stands there.
async function partsOfGroups(reads: PublicReads): Promise<number[]> {
  const counts = await Promise.all(groups.map(({ collection }) => reads.count(collection)))
  return counts.map((count, index) => Math.max(index === 0 ? 1 : 0, Math.ceil(count / partLength)))
}

/**
 * Returns the group and the page of a part.
 * @param part from 1.
 * @returns null past the last part.
 */
export function placeOfPart(part: number, partsOf: number[]): { group: number; page: number } | null {
  let before = 0
  for (const [group, parts] of partsOf.entries()) {
    if (part <= before + parts) return { group, page: part - before }
    before += parts
  }
  return null
}

const tags = [cacheTag.posts, cacheTag.sitemap, cacheTag.settings]

export async function answerSitemapIndex(request: ReaderRequest): Promise<ReaderSitemapIndex> {
  const [site, partsOf] = await Promise.all([loadSite(request), partsOfGroups(request.reads)])
  return { site, parts: partsOf.reduce((sum, parts) => sum + parts, 0), tags }
}

/** Returns the addresses of one part; null past the last. */
export async function answerSitemapPart(request: ReaderRequest, part: number): Promise<ReaderSitemapPart | null> {
  const { reads } = request
  const [site, partsOf] = await Promise.all([loadSite(request), partsOfGroups(reads)])
  const place = placeOfPart(part, partsOf)
  const chosen = place && groups[place.group]
  if (!chosen) return null
  const entries = await chosen.read(reads, place.page)
  return { site, entries: part === 1 ? [...(await ownEntries(reads)), ...entries] : entries, tags }
}

// Pages that are no documents: the home page, as new as the newest change of a post, and those of newsletters and
// podcasts.
async function ownEntries(reads: PublicReads): Promise<Entry[]> {
  const newest = async (collection: CollectionSlug, where: Where = {}) => {
    const source = { collection, row: z.object({ id, updatedAt: z.string() }), tagOf: () => cacheTag.posts }
    return (await reads.many(source, { where, sort: '-updatedAt', limit: 1 }))[0]?.updatedAt
  }
  const [post, list, show] = await Promise.all([
    newest('posts'),
    newest('newsletter-lists'),
    newest('sections', { type: { equals: 'show' } }),
  ])
  const entries = [
    { path: '/', updatedAt: post ?? new Date(0).toISOString() },
    { path: newslettersPath, updatedAt: list },
    { path: podcastsPath, updatedAt: show },
  ]
  return entries.flatMap(({ path, updatedAt }) => (updatedAt === undefined ? [] : [{ path, updatedAt }]))
}
