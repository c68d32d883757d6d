import { formatInTimeZone } from 'date-fns-tz'
import { shortMonth } from './shortMonth.ts'

/** Formats a day in the publication's time zone: "Jan. 9, 2026". */
export function dayLabel(date: Date, timeZone: string): string {
  return `${shortMonth(formatInTimeZone(date, timeZone, 'MMMM'))} ${formatInTimeZone(date, timeZone, 'd, yyyy')}`
}
