/**
 * Hours that Most Read looks back, widened until it has enough (docs/spec/reader-site.md#most-read); the last one is
 * unlimited.
 */
export const mostReadHours = [24, 48, 7 * 24, 30 * 24, 365 * 24, Number.POSITIVE_INFINITY] as const

/**
 * Returns the eligible posts of the narrowest window in which `enough` of them were read; those of the widest one where
 * there never were so many.
 * @param windows ids of the posts that were read in each window, from the narrowest, the most-read post first
 */
export function windowWith(
  enough: number,
  windows: readonly (readonly string[])[],
  eligible: ReadonlySet<string>,
): string[] {
  let found: string[] = []
  for (const window of windows) {
    found = window.filter((id) => eligible.has(id))
    if (found.length >= enough) break
  }
  return found
}
