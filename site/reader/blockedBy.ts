import type { ReaderError } from '#contract/readerApi.schema.ts'

/**
 * Returns the `Link` header of a 451, which names who is behind it (RFC 7725, section 4); null where that is not known
 * by an address, and for every other status.
 */
export function blockedByLink({ status, authorityUrl }: Pick<ReaderError, 'status' | 'authorityUrl'>): string | null {
  if (status !== 451 || !authorityUrl || !URL.canParse(authorityUrl)) return null
  const { protocol, href } = new URL(authorityUrl)
  return protocol === 'https:' || protocol === 'http:' ? `<${href.replaceAll('>', '%3E')}>; rel="blocked-by"` : null
}
