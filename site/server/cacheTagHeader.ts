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
