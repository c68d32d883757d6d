import { formatInTimeZone } from 'date-fns-tz'
import { shortMonth } from '#blocks/core/shortMonth.ts'

/** "Jan. 9, 2026", the day it is in the publication's time zone. */
export function dayLabel(date: Date, timeZone: string): string {
  return `${shortMonth(formatInTimeZone(date, timeZone, 'MMMM'))} ${formatInTimeZone(date, timeZone, 'd, yyyy')}`
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
