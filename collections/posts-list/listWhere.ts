import type { Where } from 'payload'
import type { SortKey } from './listModels.ts'
import type { ListFilters, Sort } from './listState.ts'
import { boundsOf } from './publishDate.ts'

/** The query of a list for Payload. */
export interface ListFind {
  where: Where
  /** What is searched for; empty: nothing. */
  text: string
  /** Whether the trash is included. */
  trash: boolean
  /** None: the best matches of the text first. */
  sort: string[]
}

/**
 * Returns the query of a list.
 * @param now the moment that "today" and "to now" refer to.
 * @param timeZone IANA name of the publication's time zone.
 */
export function findOfList(
  { sort, ...filters }: ListFilters & { sort: readonly Sort[] },
  now: Date,
  timeZone: string,
): ListFind {
  const conditions = [
    ...anyOf('publishStatus', filters.publishStatus),
    ...anyOf('type', filters.postTypes),
    // A show is a section, too, but its episodes name it in a field of their own.
    ...either([...anyOf('sections', filters.sections), ...anyOf('show', filters.shows)]),
    ...anyOf('tags', filters.tags),
    // An author in the by-line, with a page of their own or without.
    ...either([...anyOf('authors', filters.authors), ...anyOf('oneOffAuthors', filters.oneOffAuthors)]),
    ...(filters.slug ? [{ slug: { like: asLetters(filters.slug) } }] : []),
    ...published(filters, now, timeZone),
  ]
  return {
    where: conditions.length > 0 ? { and: conditions } : {},
    text: filters.keyword.trim(),
    trash: filters.publishStatus.includes('TRASHED'),
    sort: sort.map(({ key, direction }) => `${direction === 'desc' ? '-' : ''}${fieldOf(key)}`),
  }
}

const fieldOf = (key: SortKey): string => {
  if (key === 'headline') return 'sortTitle'
  return key === 'status' ? 'publishStatus' : key
}

// Wildcards of SQL are letters here.
const asLetters = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const either = (conditions: Where[]): Where[] => (conditions.length > 1 ? [{ or: conditions }] : conditions)

const anyOf = (field: string, values: readonly (string | number)[]): Where[] =>
  values.length > 0 ? [{ [field]: { in: [...values] } }] : []

const published = ({ publishDate }: ListFilters, now: Date, timeZone: string): Where[] => {
  const { from, to, before } = boundsOf(publishDate, now, timeZone)
  return [
    ...(from ? [{ publishDateTime: { greater_than_equal: from } }] : []),
    ...(to ? [{ publishDateTime: { less_than_equal: to } }] : []),
    ...(before ? [{ publishDateTime: { less_than: before } }] : []),
  ]
}
