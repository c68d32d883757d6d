/** Another moment than now at which a page is resolved, and the posts that are published until then. Pure. */
import type { JsonObject } from 'payload'
import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { boundsOf, isDay, type PublishDate } from '#collections/posts-list/publishDate.ts'

/** A post as its schedule publishes it. */
export interface ForeseenPost {
  id: string
  /** The fields of the scheduled version. */
  content: JsonObject
  /** The date that readers will see: ISO 8601. */
  publishDateTime: string
}

/** The moment that a page is resolved for. */
export interface PageMoment {
  now: Date
  /** True for a moment before the present: what was published since is left out. */
  isPast: boolean
  /** Posts that their schedules publish until then. */
  foreseen: readonly ForeseenPost[]
}

/** Returns the present as the moment of a page. */
export function pageNow(now = new Date()): PageMoment {
  return { now, isPast: false, foreseen: [] }
}

export interface DatedPost {
  id: string
  /** ISO 8601; null for a post that is not sorted by its date. */
  date: string | null
}

/**
 * Puts posts that will be published into the candidates of a query.
 * @param found candidates of now, the best first
 * @returns ids, the best first
 */
export function withForeseen(
  found: readonly DatedPost[],
  query: CollectionQuery,
  { foreseen, now }: Pick<PageMoment, 'foreseen' | 'now'>,
  timeZone: string,
): string[] {
  const changed = new Set(foreseen.map(({ id }) => id))
  const fitting = foreseen.filter((post) => fits(query, post, now, timeZone))
  const ranked = found.filter(({ date }) => date === null)
  const kept = new Set(fitting.map(({ id }) => id))
  const dated = [
    ...found.filter(({ id, date }) => date !== null && !changed.has(id)),
    ...fitting.map(({ id, publishDateTime }) => ({ id, date: publishDateTime })),
  ].toSorted((one, other) => order(one, other) * (query.sort.direction === 'asc' ? 1 : -1))
  const first = ranked.filter(({ id }) => !changed.has(id) || kept.has(id)).map(({ id }) => id)
  return [...first, ...dated.map(({ id }) => id).filter((id) => !first.includes(id))]
}

const order = (one: DatedPost, other: DatedPost) =>
  Date.parse(one.date ?? '') - Date.parse(other.date ?? '') || Number(one.id) - Number(other.id)

const idOf = (value: unknown): string | null => {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null
}
const idsOf = (value: unknown): (string | null)[] => (Array.isArray(value) ? value.map(idOf) : [])

function fits(
  query: CollectionQuery,
  { content, publishDateTime }: ForeseenPost,
  now: Date,
  timeZone: string,
): boolean {
  const { tags, authors, sections, primarySection, types } = query
  const isAmong = (wanted: readonly string[], ids: (string | null)[]) =>
    wanted.length === 0 || wanted.some((id) => ids.includes(id))
  const { from, to, before } = boundsOf(periodOf(query), now, timeZone)
  const date = Date.parse(publishDateTime)
  return (
    isAmong(types, [idOf(content.type) ?? 'article']) &&
    isAmong(tags, idsOf(content.tags)) &&
    isAmong(authors, idsOf(content.authors)) &&
    isAmong(sections, [...idsOf(content.sections), idOf(content.show)]) &&
    (primarySection === null || idOf(content.primarySection) === primarySection) &&
    (!from || date >= Date.parse(from)) &&
    (!to || date <= Date.parse(to)) &&
    (!before || date < Date.parse(before))
  )
}

/** Returns the span of time that a block asks for; half a custom one is none. */
export function periodOf({ publishDate: { type, value } }: Pick<CollectionQuery, 'publishDate'>): PublishDate {
  if (type !== 'Custom') return { type }
  return value && isDay(value.from) && isDay(value.to) ? { type, value } : { type: 'Anytime' }
}
