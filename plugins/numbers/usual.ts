import { formatInTimeZone } from 'date-fns-tz'

/** Count of something within an hour. */
export interface HourCount {
  /** The thing that is counted: a place of a page as "homepage-slot 2 1", or the site. */
  of: string
  /** The start of the hour, milliseconds since 1970. */
  hour: number
  times: number
}

export interface BesideUsual {
  /** Within about an hour: those of the hour before by the part that this one is short of. */
  times: number
  /** Mean count at this hour on such a day, weekends apart; null while too few days are known. */
  usual: number | null
}

const [hourMs, dayMs, days] = [3_600_000, 86_400_000, 28]

// Fewer days, or a rarer thing, say nothing.
const known = { days: 4, times: 3 }

/** Returns the start of an hour of the clock, milliseconds since 1970. Pure. */
export function hourOf(now: Date): number {
  return now.getTime() - (now.getTime() % hourMs)
}

/** Returns the hours that `besideUsual` needs: this one and the one before, of today and of 28 days. Pure. */
export function hoursCompared(now: Date): number[] {
  const hour = hourOf(now)
  return Array.from({ length: days + 1 }, (_, back) => [hour - back * dayMs, hour - hourMs - back * dayMs]).flat()
}

/** Returns how often things happen now, and how often they usually do. Pure. */
export function besideUsual(rows: readonly HourCount[], now: Date, timeZone: string): Map<string, BesideUsual> {
  const hour = hourOf(now)
  const part = (now.getTime() - hour) / hourMs
  const isWeekend = (moment: number) => Number(formatInTimeZone(new Date(moment), timeZone, 'i')) > 5
  const counts = new Map(rows.map(({ of, hour, times }) => [`${of} ${hour}`, times]))
  const hours = new Set(rows.map((row) => row.hour))
  const isKnown = (start: number) => hours.has(start) || hours.has(start - hourMs)
  const likeToday = Array.from({ length: days }, (_, back) => hour - (back + 1) * dayMs).filter(
    (start) => isKnown(start) && isWeekend(start) === isWeekend(hour),
  )
  const timesOf = (of: string, start: number) => counts.get(`${of} ${start}`) ?? 0
  const within = (of: string, start: number, share: number) =>
    timesOf(of, start - hourMs) * (1 - part) + timesOf(of, start) * share
  return new Map(
    [...new Set(rows.map(({ of }) => of))].map((of) => {
      const sum = likeToday.reduce((total, start) => total + within(of, start, part), 0)
      const usual = sum / Math.max(1, likeToday.length)
      const isUsualKnown = likeToday.length >= known.days && usual >= known.times
      // What this hour has so far is a part of it already.
      return [of, { times: Math.round(within(of, hour, 1)), usual: isUsualKnown ? Math.round(usual) : null }]
    }),
  )
}
