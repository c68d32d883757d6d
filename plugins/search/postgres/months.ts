/** Months of publication, by which the index narrows a search down to a span of time: `search.times` in the database. Pure. */

/** Returns a month as a number: the next one is one more. */
export function monthOf(moment: Date): number {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth()
}

/** Returns the moment at which a month begins, ISO 8601. */
export function beginOf(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12)).toISOString()
}

/** The value of what has no date. */
export const undated = 0

/**
 * Returns the values of the index for some months, both ends included: one for each whole year (2026), and one for each
 * month beside those (202611).
 */
export function timesOf(first: number, last: number): number[] {
  const times: number[] = []
  for (let month = first; month <= last; ) {
    const year = Math.floor(month / 12)
    const isWholeYear = month % 12 === 0 && month + 11 <= last
    times.push(isWholeYear ? year : year * 100 + (month % 12) + 1)
    month += isWholeYear ? 12 : 1
  }
  return times
}
