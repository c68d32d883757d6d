import { formatInTimeZone } from 'date-fns-tz'

/** Months as the paper abbreviates them (reader-site 9): March, May, June and July without a dot, Sept for September. */
const months = ['Jan.', 'Feb.', 'March', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']

function monthName(date: Date, timeZone: string): string {
  return months[Number(formatInTimeZone(date, timeZone, 'M')) - 1] ?? ''
}

/** "Jan. 9, 2026", the day it is in the publication's time zone. */
export function dayLabel(date: Date, timeZone: string): string {
  return `${monthName(date, timeZone)} ${formatInTimeZone(date, timeZone, 'd, yyyy')}`
}

/** "Jan. 9, 2026, 3:40 p.m." */
export function dateTimeLabel(date: Date, timeZone: string): string {
  const halfDay = formatInTimeZone(date, timeZone, 'a') === 'AM' ? 'a.m.' : 'p.m.'
  return `${dayLabel(date, timeZone)}, ${formatInTimeZone(date, timeZone, 'h:mm')} ${halfDay}`
}

/** "Friday, January 9, 2026": the date line of the masthead. */
export function longDay(date: Date, timeZone: string): string {
  return formatInTimeZone(date, timeZone, 'EEEE, MMMM d, yyyy')
}

/** "Friday, January 9, 2026 at 3:40 PM PST": what a relative time says when pointed at. */
export function fullDateTime(date: Date, timeZone: string): string {
  return formatInTimeZone(date, timeZone, "EEEE, MMMM d, yyyy 'at' h:mm a zzz")
}

/**
 * The date of a podcast episode (reader-site 9, "Episode date labels"): "Today", "1 day ago" to "6 days ago", then
 * "Tuesday, Jan. 9". Ages are calendar days in the publication's time zone.
 */
export function episodeDateLabel(date: Date, now: Date, timeZone: string): string {
  const dayNumber = (of: Date) => Date.parse(formatInTimeZone(of, timeZone, 'yyyy-MM-dd')) / 86_400_000
  const age = dayNumber(now) - dayNumber(date)
  if (age <= 0) return 'Today'
  if (age <= 6) return age === 1 ? '1 day ago' : `${age} days ago`
  return `${formatInTimeZone(date, timeZone, 'EEEE')}, ${monthName(date, timeZone)} ${formatInTimeZone(date, timeZone, 'd')}`
}
