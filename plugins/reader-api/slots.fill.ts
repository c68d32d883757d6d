/** Fills empty places for episodes (block-editor 3.8 and 4.5). */
import type { Where } from 'payload'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { anyPosts, type CollectionQuery, holdingPin } from '#blocks/core/collectionQuery.schema.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { boundsOf, isDay, type PublishDate } from '#collections/posts-list/publishDate.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadMostRead } from './mostRead.load.ts'
import { riverRow } from './rows.schema.ts'

/** The query of a block with places. */
interface SlotQuery {
  query: CollectionQuery
  /** The ids in its places, in order; null where one is to be filled. */
  places: (string | null)[]
}

const slotTypes = { 'show-episodes': 'show-episodes-slot', 'episode-showcase': 'episode-showcase-slot' } as const

function slotQueryOf(block: PlacedBlock, now: Date): SlotQuery | null {
  if (block.type === 'podcast-promotion') {
    const props = schemas['podcast-promotion'].props.safeParse(block.props)
    if (!props.success || !props.data.hasAutofill) return null
    const chosen = block.children.map((child) => schemas['podcast-promotion-item'].props.parse(child.props).postId)
    const free = Array.from({ length: 3 - chosen.length }, () => null)
    const show = props.data.showSectionId
    return { query: { ...anyPosts, sections: show ? [show] : [] }, places: [...chosen, ...free] }
  }
  if (block.type !== 'show-episodes' && block.type !== 'episode-showcase') return null
  const props = schemas[block.type].props.safeParse(block.props)
  if (!props.success) return null
  const slot = schemas[slotTypes[block.type]].props
  const places = block.children.map((child) => {
    const parsed = slot.safeParse(child.props)
    return parsed.success ? (holdingPin(parsed.data.pinned, now)?.id ?? null) : null
  })
  return { query: props.data, places }
}

function whereOf({ tags, sections, primarySection, authors, types }: CollectionQuery, left: string[]): Where {
  const among = (field: string, ids: readonly string[]): Where[] => (ids.length > 0 ? [{ [field]: { in: ids } }] : [])
  return {
    and: [
      ...among('type', types.length > 0 ? types : ['episode']),
      ...among('tags', tags),
      ...among('authors', authors),
      ...(primarySection ? [{ primarySection: { equals: primarySection } }] : []),
      ...(sections.length > 0 ? [{ or: [...among('sections', sections), ...among('show', sections)] }] : []),
      ...(left.length > 0 ? [{ id: { not_in: left } }] : []),
    ],
  }
}

function askedDate({ type, value }: CollectionQuery['publishDate']): PublishDate {
  if (type !== 'Custom') return { type }
  return value && isDay(value.from) && isDay(value.to) ? { type, value } : { type: 'Anytime' }
}

/** The span of time that a block asks for, in the publication's time zone; half a custom one is none. */
function publishedWithin({ publishDate }: CollectionQuery, now: Date, timeZone: string): Where[] {
  const period = askedDate(publishDate)
  const { from, to, before } = boundsOf(period, now, timeZone)
  return [
    ...(from ? [{ publishDateTime: { greater_than_equal: from } }] : []),
    ...(to ? [{ publishDateTime: { less_than_equal: to } }] : []),
    ...(before ? [{ publishDateTime: { less_than: before } }] : []),
  ]
}

/** A post's place in the block: a slot says it in `post`; a promotion gets an item more. */
function withPosts(block: PlacedBlock, posts: (string | null)[]): PlacedBlock {
  if (block.type === 'podcast-promotion') {
    const added = posts.slice(block.children.length).flatMap((postId, index): PlacedBlock[] => {
      if (postId === null) return []
      const { placementRow } = block
      const nthOfType = block.children.length + index + 1
      const props = schemas['podcast-promotion-item'].props.parse({ postId })
      const id = `${block.id}-${index + 1}`
      return [{ id, type: 'podcast-promotion-item', props, content: [], children: [], nthOfType, placementRow }]
    })
    return { ...block, children: [...block.children, ...added] }
  }
  const isAtTop = block.placementRow === 1
  return {
    ...block,
    children: block.children.map((slot, index) => ({
      ...slot,
      props: { ...slot.props, post: posts[index] ?? null, preloadImage: isAtTop },
    })),
  }
}

/** Returns whether PostgreSQL accepts an id: others come from an import, or from arbitrary clients of the API. */
const isPossible = (id: string) => /^\d{1,9}$/.test(id)

/**
 * Returns the same blocks with posts in their places: pinned ones as long as their pins hold, then the newest that the
 * block asks for. With `deduplicate` a post that stands on the page above is left out. One query a block that has such
 * places, none on other pages.
 */
export async function fillSlots(
  { reads, settings }: Pick<ReaderRequest, 'reads' | 'settings'>,
  blocks: PlacedBlock[],
  now: Date,
  sectionForMostPopular: string | null = null,
): Promise<PlacedBlock[]> {
  const shown = new Set<string>()
  const filled = new Map<PlacedBlock, PlacedBlock>()
  // Newest first, and any new post may be the newest: the pages with such a place are rendered again with each.
  const newest = { collection: 'posts', row: riverRow, tagOf: () => cacheTag.posts } as const
  for (const block of walkBlocks(blocks)) {
    const slotQuery = slotQueryOf(block, now)
    if (!slotQuery) continue
    const query = inSection(slotQuery.query, sectionForMostPopular)
    const { places } = slotQuery
    const pinned = places.flatMap((id) => id ?? [])
    const left = [...new Set([...pinned, ...(query.deduplicate ? shown : [])])].filter(isPossible)
    const limit = places.length - pinned.length
    if (limit > 0) reads.tags.add(cacheTag.posts)
    const sort = query.sort.direction === 'asc' ? 'publishDateTime' : '-publishDateTime'
    const dates = limit > 0 ? publishedWithin(query, now, (await settings).timeZone) : []
    const where = { and: [whereOf(possible(query), left), ...dates] }
    const popular =
      limit > 0 && query.mostPopular ? await loadMostRead(reads, newest, { enough: limit, now, where }) : []
    const rest = limit - popular.length
    const others = popular.map(({ id }) => id)
    const unread = { and: [where, ...(others.length > 0 ? [{ id: { not_in: others } }] : [])] }
    const rows = [...popular, ...(rest > 0 ? await reads.many(newest, { where: unread, sort, limit: rest }) : [])]
    const free = rows.map(({ id }) => id)
    const posts = places.map((id) => id ?? free.shift() ?? null)
    for (const id of posts) if (id) shown.add(id)
    filled.set(block, withPosts(block, posts))
  }
  return filled.size === 0 ? blocks : replaced(blocks, filled)
}

/** The most popular posts of a section, where a block asks for popular ones and names no section itself. */
const inSection = (query: CollectionQuery, section: string | null): CollectionQuery =>
  section && query.mostPopular && query.sections.length === 0 ? { ...query, sections: [section] } : query

function possible(query: CollectionQuery): CollectionQuery {
  const { tags, sections, primarySection, authors } = query
  return {
    ...query,
    tags: tags.filter(isPossible),
    sections: sections.filter(isPossible),
    primarySection: primarySection !== null && isPossible(primarySection) ? primarySection : null,
    authors: authors.filter(isPossible),
  }
}

function replaced(blocks: PlacedBlock[], by: ReadonlyMap<PlacedBlock, PlacedBlock>): PlacedBlock[] {
  return blocks.map((block) => {
    const now = by.get(block) ?? block
    return { ...now, children: replaced(now.children, by) }
  })
}
