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
