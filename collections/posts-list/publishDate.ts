import { subDays, subYears } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

/** The kinds of date filters, in the order in which they are offered (back-office specification, section 3.4). */
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

/** A date filter; days are "yyyy-MM-dd" in the publication's time zone. */
export type PublishDate =
  | { type: Exclude<PublishDateType, 'Custom'> }
  | { type: 'Custom'; value: { from: string; to: string } }

/** From `from` on; up to and with `to`, or up to but without `before`. All are moments, as ISO texts. */
export interface DateBounds {
  from?: string
  to?: string
  before?: string
}

const form = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, such as "2026-02-28". */
export const isDay = (text: string): boolean =>
  form.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * The moments between which a date filter looks (decisions, section 5): days begin where the publication is.
 * @param timeZone IANA name of the publication's time zone.
 */
export const boundsOf = (publishDate: PublishDate, now: Date, timeZone: string): DateBounds => {
  const today = new Date(formatInTimeZone(now, timeZone, 'yyyy-MM-dd'))
  const startOf = (day: Date) => fromZonedTime(`${day.toISOString().slice(0, 10)}T00:00:00`, timeZone).toISOString()
  const since = (day: Date): DateBounds => ({ from: startOf(day), to: now.toISOString() })
  const wholeDays = (first: Date, last: Date): DateBounds => ({
    from: startOf(first),
    before: startOf(subDays(last, -1)),
  })
  switch (publishDate.type) {
    case 'Anytime':
      return {}
    case 'Today':
      return since(today)
    case 'Yesterday':
      return wholeDays(subDays(today, 1), subDays(today, 1))
    case 'PastSevenDays':
      return since(subDays(today, 7))
    case 'PastThirtyDays':
      return since(subDays(today, 30))
    case 'PastYear':
      return since(subYears(today, 1))
    case 'Custom':
      return wholeDays(new Date(publishDate.value.from), new Date(publishDate.value.to))
  }
}
