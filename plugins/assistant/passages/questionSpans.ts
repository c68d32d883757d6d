/** Spans of time that a question names: from one day, month or year to another, or until today. Pure. */
import { subDays, subMonths, subWeeks, subYears } from 'date-fns'
import { type Asking, monthNames, noonOf, type Period, periodBetween, plain } from './questionDays.ts'

const between = /\b(?:between|from)\s+(.{3,24}?)\s+(?:and|to|until|till|through)\s+((?:\S+\s?){1,3})/iu
const since = /\bsince\s+((?:\S+\s?){1,3})/iu
const lastUnits =
  /\b(?:in|over|during|within)\s+the\s+(?:last|past)\s+(\d{1,3}|few|two|three|four|five|six|several)\s+(days|weeks|months|years)\b/iu

// A month, a month with its day or year, or a year, as the one end of a span.
interface End {
  first: Date
  last: Date
  text: string
}

/** Returns the span that a question asks about, or null, and the question without its words. */
export function spanOf(question: string, asking: Asking): { period: Period; rest: string } | null {
  const today = noonOf(asking)
  const asSpan = (first: Date, last: Date, words: string) =>
    first <= last
      ? { period: { ...periodBetween(first, last, asking, true), isSpan: true }, rest: question.replace(words, ' ') }
      : null
  const [units, count, unit] = lastUnits.exec(question) ?? []
  if (units !== undefined) return asSpan(daysAgo(today, count ?? '', unit ?? ''), today, units)
  const [, one, other] = between.exec(question) ?? []
  const end = other === undefined ? null : endOf(other, today, asking)
  const begin = one === undefined || !end ? null : endOf(one, end.last, asking)
  if (begin && end) {
    const [whole] = between.exec(question) ?? ['']
    return asSpan(begin.first, end.last, whole.slice(0, whole.lastIndexOf(end.text) + end.text.length))
  }
  const sinceEnd = endOf(since.exec(question)?.[1] ?? '', today, asking)
  if (!sinceEnd) return null
  const [from] = new RegExp(String.raw`\bsince\s+${sinceEnd.text}`, 'iu').exec(question) ?? ['']
  return asSpan(sinceEnd.first, today, from)
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, several: 6, few: 3 }

function daysAgo(today: Date, count: string, unit: string): Date {
  const number = Number(counts[count.toLowerCase()] ?? count)
  const { [unit.toLowerCase()]: back = subDays } = { weeks: subWeeks, months: subMonths, years: subYears }
  return back(today, number)
}

// Returns the time that words begin with; the newest such time up to `latest` where they name no year.
function endOf(words: string, latest: Date, asking: Asking): End | null {
  const names = monthNames(asking.language)
  const [text = '', monthWord = '', day, year] =
    /^\s*(\p{L}+)?\s*(?:(\d{1,2})(?:st|nd|rd|th)?(?!\d))?,?\s*((?:19|20)\d\d)?/u.exec(words) ?? []
  const month = names.indexOf(plain(monthWord))
  const namedYear = Number(year ?? Number.NaN)
  if (monthWord === '') {
    if (!year || day) return null
    return { first: new Date(namedYear, 0, 1, 12), last: new Date(namedYear, 11, 31, 12), text: year }
  }
  if (month < 0) return null
  const ofYear = year ? namedYear : latest.getFullYear() - (new Date(latest.getFullYear(), month, 1) > latest ? 1 : 0)
  const first = new Date(ofYear, month, Number(day ?? 1), 12)
  const last = day ? first : new Date(ofYear, month + 1, 0, 12)
  return { first, last, text: text.trim().replace(/,$/u, '') }
}
