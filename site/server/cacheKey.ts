/** What becomes of a request for a page. */
export type AddressDecision =
  | { kind: 'page'; key: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refused' }

const longestPath = 2000
const longestSearch = 200

/**
 * Decides under which key a request is kept. Queries other than `page` and `q` change nothing and are left out, so that
 * a campaign's parameters neither miss the cache nor fill it. A trailing or doubled slash redirects to the canonical
 * spelling; what is not a path at all is refused.
 */
export function pageAddress(url: string): AddressDecision {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  if (!path.startsWith('/') || path.length > longestPath || !isDecodable(path)) return { kind: 'refused' }

  const query = allowedQuery(queryStart === -1 ? '' : url.slice(queryStart + 1))
  // Backslashes count as slashes in browsers: "/\host" would leave the site.
  const canonical = `/${path
    .split(/[/\\]+/u)
    .filter(Boolean)
    .join('/')}`
  return canonical === path ? { kind: 'page', key: path + query } : { kind: 'redirect', location: canonical + query }
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
