import { formatInTimeZone } from 'date-fns-tz'
import { dayLabel } from './dayLabel.ts'

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
