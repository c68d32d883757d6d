/** Days of the publication, and the periods between them. Pure. */
import { format } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { boundsOf } from '#collections/posts-list/publishDate.ts'

export interface Period {
  /** Moments, ISO 8601: from the first on, and before the second. */
  from: string
  before: string
  /** Whether only stories of the period count; otherwise they count more. */
  isFirm: boolean
  isSpan: boolean
}

/** Where and when a question is asked. */
export interface Asking {
  now: Date
  /** IANA name of the publication's time zone. */
  timeZone: string
  /** Of the publication, BCP 47: months have its names. */
  language: string
}

export function plain(word: string) {
  return word.toLowerCase().normalize('NFC')
}

/** Returns the names of the months in a language, January first. */
export function monthNames(language: string): string[] {
  const formatter = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plain(formatter.format(Date.UTC(2026, month, 15))))
}

/** Returns noon of this machine on the publication's day, from which days are counted whatever the clocks do. */
export function noonOf({ now, timeZone }: Asking) {
  return new Date(`${formatInTimeZone(now, timeZone, 'yyyy-MM-dd')}T12:00:00`)
}

/** Returns the period from the first to the last day, both of them included. */
export function periodBetween(first: Date, last: Date, { now, timeZone }: Asking, isFirm: boolean): Period {
  const dayOf = (date: Date) => format(date, 'yyyy-MM-dd')
  const bounds = boundsOf({ type: 'Custom', value: { from: dayOf(first), to: dayOf(last) } }, now, timeZone)
  return { from: bounds.from ?? '', before: bounds.before ?? '', isFirm, isSpan: false }
}
