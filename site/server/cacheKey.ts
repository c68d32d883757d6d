import { carryQuery } from '#blocks/core/carriedQuery.ts'

export type AddressDecision =
  | { kind: 'page'; key: string }
  | { kind: 'redirect'; key: string; location: string }
  | { kind: 'refused' }

/** Characters of a path. */
export const maxPathLength = 2000

// The home page and the lists, also as text, whose pages have a number; no other parameter changes a page. Searches
// never come to the cache.
const lists = /^(?:\/|\/text|(?:\/text)?\/(?:section|podcasts|tag|author)\/[^/]+)$/u

/** The parameter of a key by which the renderer knows that nothing of other companies may load by itself. */
export const privacyParameter = 'gpc'

const privacyQuery = `?${privacyParameter}=1`

// The home page and the first pages of sections and podcasts.
const front = new RegExp(`^/(?:(?:section|podcasts)/[^/?]+)?(?:\\${privacyQuery})?$`, 'u')

// Addresses of the site itself, in whatever case people type them.
const files =
  /^\/(?:search|(?:feed|aggregator|sitemap(?:-\d+)?|news-sitemap)\.xml|(?:robots|llms)\.txt|site\.webmanifest)$/iu

/** Returns whether the page under a key is a front page: it shows the newest stories first. */
export function isFrontPage(key: string): boolean {
  return front.test(key)
}

// A page of a list other than its first.
const laterPage = /^(?!1$)[1-9]\d{0,4}$/u

// Files, which have nothing of other companies in them.
const machineFile = /\.(?:xml|txt|webmanifest)$/iu

/**
 * Decides under which key a request is kept. Only the parameters that a path knows are part of its key, so that neither a
 * campaign's parameters nor made-up ones miss the cache or fill it. A trailing or doubled slash, capitals in the name of a
 * feed, and a page number that is none, redirect to the canonical address with the rest of the query. What is not a path is
 * refused, and so are paths with `.` and `..` in them, which mean one thing to the cache and another to the renderer.
 * @param isControlOn whether the browser sends Global Privacy Control: its pages are others
 */
export function pageAddress(url: string, isControlOn = false): AddressDecision {
  const path = pathOf(url)
  if (!path.startsWith('/') || path.length > maxPathLength || !isReadable(path)) return { kind: 'refused' }

  // Backslashes count as slashes in browsers: "/\host" would leave the site.
  const whole = `/${path
    .split(/[/\\]+/u)
    .filter(Boolean)
    .join('/')}`
  const canonical = files.test(whole) ? whole.toLowerCase() : whole
  const given = new URLSearchParams(queryOf(url))
  const kept = keptQuery(canonical, given)
  const isMisnumbered = given.has('page') && lists.test(canonical) && !kept.has('page')
  if (isControlOn && !machineFile.test(canonical)) kept.set(privacyParameter, '1')
  const key = kept.size > 0 ? `${canonical}?${kept}` : canonical
  if (canonical === path && !isMisnumbered) return { kind: 'page', key }
  if (isMisnumbered) given.delete('page')
  return { kind: 'redirect', key, location: carryQuery(canonical, isMisnumbered ? `${given}` : queryOf(url)) }
}

/** Address at which the renderer serves the page for an invalid address. The paper has no content there. */
export const refusedPath = '/__refused'

/** Address at which the renderer serves the page for an address that is none of the paper's. */
export const missingPath = '/__missing'

/** Returns the query of a request's address, without its question mark. */
export function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

/** Returns the path of a request's address, or of a key. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/**
 * Returns whether a key is the only one of its kind, for browsers with and without Global Privacy Control: without another
 * query, and with its path spelled as the paper's own links spell it. There is no end to the others, so they must neither
 * push out the paper nor fill the disk.
 */
export function isPaperAddress(key: string): boolean {
  const address = key.endsWith(privacyQuery) ? key.slice(0, -privacyQuery.length) : key
  if (address.includes('?')) return false
  const path = decodeURIComponent(address)
  const segments = path.split('/').map(encodeURIComponent).join('/')
  return path === path.normalize('NFC').toLowerCase() && (address === path || address === segments)
}

// Returns whether a path has a segment `.` or `..`, in whichever spelling something behind the cache might resolve:
// with either slash, encoded once or several times.
function hasDotSegment(path: string): boolean {
  for (let spelling = path, before = ''; spelling !== before; ) {
    if (spelling.split(/[/\\]/u).some((segment) => segment === '.' || segment === '..')) return true
    before = spelling
    spelling = decoded(spelling)
  }
  return false
}

// Decodes a percent sign that was encoded many times at once: a round for each time would take their number squared.
const decoded = (spelling: string): string =>
  spelling.replace(/%(?:25)+/gu, '%').replace(/%(?:2e|2f|5c)/giu, (escaped) => decodeURIComponent(escaped))

function keptQuery(path: string, given: URLSearchParams): URLSearchParams {
  const page = given.get('page') ?? ''
  return new URLSearchParams(lists.test(path) && laterPage.test(page) ? { page } : {})
}

/**
 * Returns whether a path means the same to everything that reads it: it can be decoded, and has neither dot segments nor
 * control characters, which some programs drop silently.
 */
export function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path)) && !hasDotSegment(path)
  } catch {
    return false
  }
}
