import { formatInTimeZone } from 'date-fns-tz'

/**
 * Returns a month as the paper abbreviates it (docs/spec/reader-site.md#episode-dates): with a dot, but not those that
 * are short anyway; September has four letters.
 * @param month its English name
 */
export function shortMonth(month: string): string {
  if (['March', 'May', 'June', 'July'].includes(month)) return month
  return month === 'September' ? 'Sept.' : `${month.slice(0, 3)}.`
}

/** Formats a day in the publication's time zone: "Jan. 9, 2026". */
export function dayLabel(date: Date, timeZone: string): string {
  return `${shortMonth(formatInTimeZone(date, timeZone, 'MMMM'))} ${formatInTimeZone(date, timeZone, 'd, yyyy')}`
}

/** Formats a moment: "Jan. 9, 2026, 3:40 p.m." */
export function dateTimeLabel(date: Date, timeZone: string): string {
  const halfDay = formatInTimeZone(date, timeZone, 'a') === 'AM' ? 'a.m.' : 'p.m.'
  return `${dayLabel(date, timeZone)}, ${formatInTimeZone(date, timeZone, 'h:mm')} ${halfDay}`
}

/** Formats the date line of the masthead: "Friday, January 9, 2026". */
export function longDay(date: Date, timeZone: string): string {
  return formatInTimeZone(date, timeZone, 'EEEE, MMMM d, yyyy')
}

/** Formats the title of a relative time: "Friday, January 9, 2026 at 3:40 PM PST". */
export function fullDateTime(date: Date, timeZone: string): string {
  return formatInTimeZone(date, timeZone, "EEEE, MMMM d, yyyy 'at' h:mm a zzz")
}
