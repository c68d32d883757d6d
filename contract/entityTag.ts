/** Returns whether a client already has the version of an answer that `etag` names (RFC 9110, section 13.1.2, weak comparison). */
export function hasVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//u, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}
