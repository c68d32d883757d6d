/** The time that a question speaks of. Pure. */
import { addDays, getISODay } from 'date-fns'
import { type Asking, monthNames, noonOf, type Period, periodBetween, plain } from './questionDays.ts'
import { spanOf } from './questionSpans.ts'

// Days after an event in which it is still reported.
const reportedFor = 3

/** Returns the period of a question, or null, and the question without the words of that period, such as “last week”. */
export function periodOf(question: string, asking: Asking): { period: Period | null; rest: string } {
  return spanOf(question, asking) ?? relativePeriod(question, asking) ?? namedPeriod(question, asking)
}

const relativeDays = /\b(today|tonight|yesterday|(?:this|last|past) (?:week|month|year))\b/iu

function relativePeriod(question: string, asking: Asking) {
  const [whole] = relativeDays.exec(question) ?? []
  if (whole === undefined) return null
  const today = noonOf(asking)
  const [which = '', unit = which] = whole.toLowerCase().split(' ')
  const first = firstDay(today, unit, which === 'this')
  return { period: periodBetween(first, today, asking, true), rest: question.replace(relativeDays, ' ') }
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

// `places`: of the year and the day among the words, below 0 for none; and the number of the month.
function periodOfDate(
  words: readonly string[],
  { month, year, day }: { month: number; year: number; day: number },
  today: Date,
  asking: Asking,
): Period {
  const namedYear = Number(words[year])
  if (month < 0) return periodBetween(new Date(namedYear, 0, 1, 12), new Date(namedYear, 11, 31, 12), asking, false)
  const dayOfMonth = Number(words[day] ?? 1)
  const isAhead = new Date(today.getFullYear(), month, dayOfMonth) > today
  const ofYear = namedYear || today.getFullYear() - (isAhead ? 1 : 0)
  const first = new Date(ofYear, month, dayOfMonth, 12)
  const last = day < 0 ? new Date(ofYear, month + 1, 0, 12) : first
  return periodBetween(first, addDays(last, reportedFor), asking, false)
}

// “May” and “march” are other words as well: they are months beside a number, and as a name within the question.
function isMonth(words: readonly string[], at: number, names: readonly string[]): boolean {
  const word = words[at] ?? ''
  if (!names.includes(plain(word))) return false
  const isBesideNumber = [words[at - 1], words[at + 1]].some((beside) => /^\d+$/u.test(beside ?? ''))
  return isBesideNumber || !/^(?:may|march)$/iu.test(word) || (at > 0 && /^\p{Lu}/u.test(word))
}
