import type { ServerResponse } from 'node:http'
import type { ReaderError } from '#contract/readerApi.schema.ts'
import { writeCacheTags } from '../server/cacheControl.ts'

// Seconds for which a page is shown without asking, and after that while it is being renewed. Together one minute: that
// long at most does a change stay unseen whose purge call was lost.
const freshSeconds = 30
const staleSeconds = 30

/**
 * Sets for the cache in front, and any other shared cache, how long an answer may be kept and its tags.
 * @param changesAt when it changes next without a purge (ISO 8601): it is kept no longer, but a second at least
 */
export function setCachingHeaders(res: ServerResponse, tags: readonly string[], changesAt: string | null = null): void {
  const left = changesAt === null ? Infinity : Math.max(1, Math.ceil((Date.parse(changesAt) - Date.now()) / 1000))
  const fresh = Math.min(freshSeconds, left)
  const stale = Math.min(staleSeconds, left - fresh)
  res.setHeader('Cache-Control', `public, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=31536000`)
  res.setHeader('Cache-Tag', writeCacheTags(tags))
}

/** Sets the headers of an answer that must not be cached: the back office did not respond. */
export function setUnavailableHeaders(res: ServerResponse): void {
  res.statusCode = 503
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Retry-After', '30')
}

/**
 * Returns the `Link` header of a 451, which names who is behind it (RFC 7725, section 4); null where that is not known
 * by an address, and for every other status.
 */
export function blockedByLink({ status, authorityUrl }: Pick<ReaderError, 'status' | 'authorityUrl'>): string | null {
  if (status !== 451 || !authorityUrl || !URL.canParse(authorityUrl)) return null
  const { protocol, href } = new URL(authorityUrl)
  return protocol === 'https:' || protocol === 'http:' ? `<${href.replaceAll('>', '%3E')}>; rel="blocked-by"` : null
}
