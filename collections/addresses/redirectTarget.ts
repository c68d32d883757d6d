import { canonicalPath } from './canonicalPath.ts'
import { isFilePath } from './sitePaths.ts'

/** Maximum number of bytes that PostgreSQL can store in an index. */
export const maxStoredLength = 2000

/**
 * Returns the target of a redirect from user input or a file: a path of this site in canonical form, with query and
 * fragment, encoded for a header; or a full http(s) address. A full address of this site becomes its path.
 * @param siteUrl the public address of the site.
 * @throws RangeError with the sentence to show.
 */
export function redirectTarget(text: string, siteUrl: string): string {
  const trimmed = text.trim()
  const isPath = trimmed.startsWith('/') && !/^[\\/]{2}/.test(trimmed) && !trimmed.includes('\\')
  if (!isPath && !URL.canParse(trimmed)) throw new RangeError(wanted)
  const url = new URL(trimmed, siteUrl)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) {
    throw new RangeError(wanted)
  }
  if (Buffer.byteLength(url.href) > maxStoredLength) throw new RangeError('This address is too long.')
  if (url.host !== new URL(siteUrl).host) return url.href
  const canonical = canonicalPath(url.pathname)
  if (canonical === null) throw new RangeError(wanted)
  const path = isFilePath(canonical) ? url.pathname : encodeURI(canonical).replace(/[?#]/g, encodeURIComponent)
  return path + url.search + url.hash
}

const wanted = 'Enter a path of this site, for example /about, or a full address that begins with https://.'

/**
 * Returns the canonical path that a target leads to on this site, without query and fragment; null when it leads off
 * it.
 */
export function pathOfTarget(target: string): string | null {
  return target.startsWith('/') ? canonicalPath(target.replace(/[?#].*$/s, '')) : null
}

/** Returns the query of a target, without its question mark. */
export function queryOfTarget(target: string): string {
  return /^[^?#]*\?([^#]*)/.exec(target)?.[1] ?? ''
}
