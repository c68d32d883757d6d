import { addDays, format, subDays, subYears } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

/** The kinds of date filters, in the order in which they are offered (docs/spec/newsroom.md#date-presets). */
export const publishDateTypes = [
  'Anytime',
  'Today',
  'Yesterday',
  'PastSevenDays',
  'PastThirtyDays',
  'PastYear',
  'Custom',
] as const
export type PublishDateType = (typeof publishDateTypes)[number]

/** A date filter; its bounds are days as "yyyy-MM-dd" in the publication's time zone, or moments as ISO texts. */
export type PublishDate =
  | { type: Exclude<PublishDateType, 'Custom'> }
  | { type: 'Custom'; value: { from: string; to: string } }

/** From `from` on; up to and with `to`, or up to but without `before`. All are moments, as ISO texts. */
export interface DateBounds {
  from?: string
  to?: string
  before?: string
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a text is a day of the calendar, such as "2026-02-28". */
export function isDay(text: string): boolean {
  return dayForm.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

// The days of a date filter, each "yyyy-MM-dd".
interface DayRange {
  first: string
  last: string
  // True when the last day is today, of which only the past part counts.
  isUpToNow: boolean
}

/**
 * Returns the days that a date filter looks at (docs/spec/newsroom.md#date-presets); null for all of them.
 * @param timeZone IANA name of the publication's time zone, which days go by
 */
export function daysOf(publishDate: PublishDate, now: Date, timeZone: string): DayRange | null {
  // Noon of this machine, so that going back by days comes to the same days where its clocks changed in between.
  const today = new Date(`${formatInTimeZone(now, timeZone, 'yyyy-MM-dd')}T12:00:00`)
  const dayOf = (date: Date) => format(date, 'yyyy-MM-dd')
  const since = (date: Date) => ({ first: dayOf(date), last: dayOf(today), isUpToNow: true })
  switch (publishDate.type) {
    case 'Anytime':
      return null
    case 'Today':
      return since(today)
    case 'Yesterday': {
      const yesterday = dayOf(subDays(today, 1))
      return { first: yesterday, last: yesterday, isUpToNow: false }
    }
    case 'PastSevenDays':
      return since(subDays(today, 7))
    case 'PastThirtyDays':
      return since(subDays(today, 30))
    case 'PastYear':
      return since(subYears(today, 1))
    case 'Custom':
      return { first: publishDate.value.from, last: publishDate.value.to, isUpToNow: false }
  }
}

/**
 * Returns the moments between which a date filter looks: days begin where the publication is.
 * @param timeZone IANA name of the publication's time zone.
 */
export function boundsOf(publishDate: PublishDate, now: Date, timeZone: string): DateBounds {
  const days = daysOf(publishDate, now, timeZone)
  if (!days) return {}
  const momentOf = (day: string) =>
    (isDay(day) ? fromZonedTime(`${day}T00:00:00`, timeZone) : new Date(day)).toISOString()
  const from = momentOf(days.first)
  if (days.isUpToNow) return { from, to: now.toISOString() }
  if (!isDay(days.last)) return { from, to: momentOf(days.last) }
  const next = format(addDays(new Date(`${days.last}T12:00:00`), 1), 'yyyy-MM-dd')
  return { from, before: momentOf(next) }
}
