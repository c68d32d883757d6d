/** `Last-Modified` and `If-Modified-Since` (RFC 9110, sections 8.8.2 and 13.1.3). Pure. */

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
