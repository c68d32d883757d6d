/**
 * Returns a month as the paper abbreviates it (docs/spec/reader-site.md#episode-dates): with a dot, but not those that
 * are short anyway; September has four letters.
 * @param month its English name
 */
export function shortMonth(month: string): string {
  if (['March', 'May', 'June', 'July'].includes(month)) return month
  return month === 'September' ? 'Sept.' : `${month.slice(0, 3)}.`
}
