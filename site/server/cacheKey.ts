import { carryQuery } from '#blocks/core/carriedQuery.ts'

/** What becomes of a request for a page. */
export type AddressDecision =
  | { kind: 'page'; key: string }
  | { kind: 'redirect'; key: string; location: string }
  | { kind: 'refused' }

const longestPath = 2000
const longestSearch = 200

/**
 * Decides under which key a request is kept. Queries other than `page` and `q` change nothing and are left out, so that
 * a campaign's parameters neither miss the cache nor fill it. A trailing or doubled slash redirects to the canonical
 * spelling, with the whole query; what is not a path at all is refused.
 */
export function pageAddress(url: string): AddressDecision {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  if (!path.startsWith('/') || path.length > longestPath || !isDecodable(path)) return { kind: 'refused' }

  const query = allowedQuery(queryOf(url))
  // Backslashes count as slashes in browsers: "/\host" would leave the site.
  const canonical = `/${path
    .split(/[/\\]+/u)
    .filter(Boolean)
    .join('/')}`
  if (canonical === path) return { kind: 'page', key: path + query }
  return { kind: 'redirect', key: canonical + query, location: carryQuery(canonical, queryOf(url)) }
}

/** The query of a request's address, without its question mark. */
export const queryOf = (url: string): string => {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

function allowedQuery(raw: string): string {
  const given = new URLSearchParams(raw)
  const kept = new URLSearchParams()
  const page = given.get('page') ?? ''
  if (/^[1-9]\d{0,4}$/u.test(page) && page !== '1') kept.set('page', page)
  const search = (given.get('q') ?? '').trim().slice(0, longestSearch)
  if (search) kept.set('q', search)
  const query = kept.toString()
  return query && `?${query}`
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
