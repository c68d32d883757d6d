/** Hours that Most Read looks back, widened until it has enough (decisions, section 9); the last one is unlimited. */
const windows = [24, 48, 7 * 24, 30 * 24, 365 * 24, Number.POSITIVE_INFINITY]

/**
 * Returns the most-read posts within the narrowest span of time in which `enough` are found.
 * @param foundSince returns the eligible posts that were read since then, the most-read one first.
 */
export const mostRead = async <Post>(
  enough: number,
  now: Date,
  foundSince: (since: Date | null) => Promise<Post[]>,
): Promise<Post[]> => {
  let found: Post[] = []
  for (const hours of windows) {
    found = await foundSince(Number.isFinite(hours) ? new Date(now.getTime() - hours * 3_600_000) : null)
    if (found.length >= enough) break
  }
  return found.slice(0, enough)
}
