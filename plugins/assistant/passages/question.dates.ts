/** The time that a question speaks of. Pure. */
import { addDays, format, getISODay } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { boundsOf } from '#collections/posts-list/publishDate.ts'

/** The period in which what is asked for was published. */
export interface Period {
  /** Moments, ISO 8601: from the first on, and before the second. */
  from: string
  before: string
  /** Whether only stories of the period count; otherwise they count more. */
  isFirm: boolean
}

/** Where and when a question is asked. */
export interface Asking {
  now: Date
  /** IANA name of the publication's time zone. */
  timeZone: string
  /** Of the publication, BCP 47: months have its names. */
  language: string
}

/** Days after an event in which it is still reported. */
const reportedFor = 3

/** Returns the period of a question, or null, and the question without the words of that period, such as “last week”. */
export function periodOf(question: string, asking: Asking): { period: Period | null; rest: string } {
  const relative = relativePeriod(question, asking)
  return relative ?? namedPeriod(question, asking)
}

const relativeDays = /\b(today|tonight|yesterday|(?:this|last|past) (?:week|month|year))\b/iu

/** Returns a question without its relative days. */
export const withoutRelativeDays = (question: string): string => question.replace(relativeDays, ' ')

function relativePeriod(question: string, asking: Asking) {
  const [whole] = relativeDays.exec(question) ?? []
  if (whole === undefined) return null
  const today = noonOf(asking)
  const [which = '', unit = which] = whole.toLowerCase().split(' ')
  const first = firstDay(today, unit, which === 'this')
  return { period: periodBetween(first, today, asking, true), rest: withoutRelativeDays(question) }
}

function firstDay(today: Date, unit: string, isThis: boolean): Date {
  const [year, month] = [today.getFullYear(), today.getMonth()]
  switch (unit) {
    case 'yesterday':
      return addDays(today, -1)
    case 'week':
      return addDays(today, 1 - getISODay(today) - (isThis ? 0 : 7))
    case 'month':
      return new Date(year, isThis ? month : month - 1, 1, 12)
    case 'year':
      return new Date(isThis ? year : year - 1, 0, 1, 12)
    default:
      return today
  }
}

function namedPeriod(question: string, asking: Asking): { period: Period | null; rest: string } {
  const today = noonOf(asking)
  const pieces = [...question.matchAll(/[\p{L}\p{M}]+|\d+/gu)]
  const words = pieces.map(([word]) => word)
  const names = monthNames(asking.language)
  const month = words.findIndex((_, at) => isMonth(words, at, names))
  const year = words.findIndex((word) => /^(?:19|20)\d\d$/u.test(word))
  const day = month < 0 ? -1 : [month + 1, month - 1].findIndex((at) => isDayOfMonth(words[at]))
  const dayAt = day < 0 ? -1 : month + (day === 0 ? 1 : -1)
  if (month < 0 && year < 0) return { period: null, rest: question }
  const taken = new Set([month, year, dayAt])
  const rest = pieces.reduceRight(
    (text, { 0: word, index }, at) => (taken.has(at) ? text.slice(0, index) + text.slice(index + word.length) : text),
    question,
  )
  return {
    period: periodOfDate(words, { month: names.indexOf(plain(words[month] ?? '')), year, day: dayAt }, today, asking),
    rest,
  }
}

const isDayOfMonth = (word: string | undefined) => /^(?:[12]?[1-9]|[123]0|31)$/u.test(word ?? '')

/** @param places of the year and the day among the words, below 0 for none; and the number of the month */
function periodOfDate(
  words: readonly string[],
  { month, year, day }: { month: number; year: number; day: number },
  today: Date,
  asking: Asking,
): Period {
  const asked = Number(words[year])
  if (month < 0) return periodBetween(new Date(asked, 0, 1, 12), new Date(asked, 11, 31, 12), asking, false)
  const dayOfMonth = Number(words[day] ?? 1)
  const isAhead = new Date(today.getFullYear(), month, dayOfMonth) > today
  const ofYear = asked || today.getFullYear() - (isAhead ? 1 : 0)
  const first = new Date(ofYear, month, dayOfMonth, 12)
  const last = day < 0 ? new Date(ofYear, month + 1, 0, 12) : first
  return periodBetween(first, addDays(last, reportedFor), asking, false)
}

/** “May” and “march” are other words as well: they are months beside a number, and as a name within the question. */
function isMonth(words: readonly string[], at: number, names: readonly string[]): boolean {
  const word = words[at] ?? ''
  if (!names.includes(plain(word))) return false
  const isBesideNumber = [words[at - 1], words[at + 1]].some((beside) => /^\d+$/u.test(beside ?? ''))
  return isBesideNumber || !/^(?:may|march)$/iu.test(word) || (at > 0 && /^\p{Lu}/u.test(word))
}

const plain = (word: string) => word.toLowerCase().normalize('NFC')

function monthNames(language: string): string[] {
  const formatter = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plain(formatter.format(Date.UTC(2026, month, 15))))
}

/** Noon of this machine on the publication's day, from which days are counted whatever the clocks do. */
const noonOf = ({ now, timeZone }: Asking) => new Date(`${formatInTimeZone(now, timeZone, 'yyyy-MM-dd')}T12:00:00`)

function periodBetween(first: Date, last: Date, { now, timeZone }: Asking, isFirm: boolean): Period {
  const dayOf = (date: Date) => format(date, 'yyyy-MM-dd')
  const bounds = boundsOf({ type: 'Custom', value: { from: dayOf(first), to: dayOf(last) } }, now, timeZone)
  return { from: bounds.from ?? '', before: bounds.before ?? '', isFirm }
}
