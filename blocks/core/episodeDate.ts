/** Age of an episode, in words (docs/spec/reader-site.md#episode-dates). */
import { shortMonth } from './publicationDate.ts'

// Formats by time zone, cached: creating one takes longer than all else on a page of episodes.
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar
}

// The day in a time zone, as a number of days.
function dayNumber(date: Date, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = calendarOf(timeZone).format(date).split('-').map(Number)
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/**
 * Formats the date of an episode: "Today", "1 day ago", "3 days ago"; "Tuesday, Jan. 9" once it is older than six days.
 * Days are those of the publication's calendar.
 */
export function episodeDate(published: string, now: Date, timeZone: string): string {
  const date = new Date(published)
  const days = dayNumber(now, timeZone) - dayNumber(date, timeZone)
  if (days <= 0) return 'Today'
  if (days === 1) return '1 day ago'
  if (days <= 6) return `${days} days ago`
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
  const named = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${named.get('weekday')}, ${shortMonth(named.get('month') ?? '')} ${named.get('day')}`
}
