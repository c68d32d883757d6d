import { type SearchQuery, searchLimits, searchQuery, searchText } from '#contract/search.schema.ts'

type Given = Partial<Record<string, string | string[]>>

export interface SearchRequest {
  query: SearchQuery
  text: string
  isTooLong: boolean
}

const names = ['q', 'section', 'author', 'type', 'from', 'to', 'sort', 'page', 'asOf'] as const

const schemas = searchQuery.shape

/** Reads the search of an address. A filter that cannot be read is left out; the words of a reader are not. */
export function readSearchRequest(given: Given): SearchRequest {
  const kept: Record<string, string> = {}
  for (const name of names) {
    const value = [given[name] ?? []].flat()[0]
    if (value !== undefined && schemas[name].safeParse(value).success) kept[name] = value
  }
  const text = searchText([given.q ?? ''].flat()[0] ?? '')
  return { query: searchQuery.parse(kept), text, isTooLong: text.length > searchLimits.text }
}

/** Returns the path and query of a search, without what is so anyway. */
export function searchAddress(query: Partial<SearchQuery>): string {
  const { sort, page = 1, asOf, ...rest } = query
  const given = { ...rest, sort: sort === 'date' ? sort : '', ...(page > 1 ? { page: String(page), asOf } : {}) }
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value) parameters.set(name, value)
  return parameters.size > 0 ? `/search?${parameters}` : '/search'
}

/** Returns whether an address has fields of the form that say nothing; it leads to the address without them. */
export function isCluttered(given: Given): boolean {
  return names.some((name) => given[name] === '') || given.sort === 'relevance' || given.page === '1'
}

/** Returns whether a search is limited by more than its words. */
export function hasFilters({ section, author, type, from, to }: SearchQuery): boolean {
  return [section, author, type, from, to].some((value) => value !== undefined)
}
