/** Times for which a response may be kept, from its `Cache-Control` (RFC 9111, RFC 5861), in milliseconds. */
export interface KeepingTimes {
  /** 0 where it must not be kept. */
  freshFor: number
  staleFor: number
}

/** Reads `s-maxage` and `stale-while-revalidate`; anything private, `no-store` or without `s-maxage` is not kept. */
export function keepingTimes(cacheControl: string | undefined): KeepingTimes {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=')
      return [name, value] as const
    }),
  )
  const seconds = (name: string) => Math.max(0, Number(directives.get(name) ?? 0) || 0) * 1000
  if (directives.has('no-store') || directives.has('private') || directives.has('no-cache'))
    return { freshFor: 0, staleFor: 0 }
  return { freshFor: seconds('s-maxage'), staleFor: seconds('stale-while-revalidate') }
}

/**
 * The header for readers' browsers: they revalidate every time, which costs a 304, because they cannot be purged.
 * Caches that can be purged by tag go by `CDN-Cache-Control` (RFC 9213).
 */
export const browserCacheControl = 'public, max-age=0, must-revalidate'

// `Last-Modified` and `If-Modified-Since` (RFC 9110, sections 8.8.2 and 13.1.3).
const secondOf = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/**
 * Returns when a page changed, as its header says it. Undefined within the second of the change: the page may change once
 * more in it, and the date would be that of both.
 */
export function lastModified(changedAt: number, now: number): string | undefined {
  return secondOf(now) > secondOf(changedAt) ? new Date(changedAt).toUTCString() : undefined
}

/** Returns whether a page is what a client got at a time. False where the client names none, or no date. */
export function isUnchangedSince(ifModifiedSince: string | undefined, changedAt: number): boolean {
  return secondOf(changedAt) <= secondOf(Date.parse(ifModifiedSince ?? ''))
}

/**
 * Returns the `Cache-Tag` header: tags with commas between them. A tag may hold an address, so commas, percent signs
 * and everything that a header cannot carry are percent-encoded.
 */
export function writeCacheTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[^\x21-\x24\x26-\x2b\x2d-\x7e]/gu, encodeURIComponent)).join(',')
}

/** Returns the tags of a header that `writeCacheTags` wrote. */
export function readCacheTags(header: string | undefined): string[] {
  return (header ?? '').split(',').filter(Boolean).map(decodeURIComponent)
}
