/** Reads views by minute, hour and day, each beside what it is compared with. */
import { sql } from '@payloadcms/db-postgres'
import { addDays, addHours } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import type { ViewsOverTime } from './numbers.schema.ts'

/** Minutes that count as now, and days of the month with today. */
export const nowMinutes = 30
export const monthDays = 30

const minuteLength = 60_000
const weekDays = 7

const sumRow = z.object({ at: z.coerce.string(), times: z.coerce.number() })

/** Returns the days that end with today, the first one first: each "yyyy-MM-dd" in the time zone. */
export function daysUpTo(now: Date, timeZone: string, length: number, back = 0): string[] {
  const today = formatInTimeZone(now, timeZone, 'yyyy-MM-dd')
  const noon = new Date(`${today}T12:00:00Z`)
  return Array.from({ length }, (_, place) =>
    addDays(noon, place - length + 1 - back)
      .toISOString()
      .slice(0, 10),
  )
}

/** Returns the views of the last 30 minutes, by the minute. */
export async function viewsNow(req: InTransaction, now: Date): Promise<ViewsOverTime> {
  const last = now.getTime() - (now.getTime() % minuteLength)
  const minutes = Array.from({ length: nowMinutes }, (_, place) =>
    new Date(last - (nowMinutes - 1 - place) * minuteLength).toISOString(),
  )
  const rows = await query(
    req,
    sql`SELECT extract(epoch FROM minute) AS at, sum(times) AS times FROM numbers.minutes
        WHERE minute >= ${minutes[0]}::timestamptz AND minute <= ${now.toISOString()}::timestamptz GROUP BY minute`,
    sumRow,
  )
  const found = new Map(rows.map(({ at, times }) => [Number(at) * 1000, times]))
  const steps = minutes.map((at) => ({
    at,
    views: found.get(Date.parse(at)) ?? 0,
    before: null,
    isToCome: false,
  }))
  return { views: sumOf(steps.map(({ views }) => views)), before: null, steps }
}

/** Returns the views of today by the hour, beside those of the same weekday a week ago. */
export async function viewsToday(req: InTransaction, now: Date, timeZone: string): Promise<ViewsOverTime> {
  const [today = ''] = daysUpTo(now, timeZone, 1)
  const [weekAgo = ''] = daysUpTo(now, timeZone, 1, weekDays)
  const starts = [today, weekAgo].map((day) => fromZonedTime(`${day}T00:00:00`, timeZone))
  const [start = now, startBefore = now] = starts
  const end = fromZonedTime(`${daysUpTo(now, timeZone, 1, -1)[0]}T00:00:00`, timeZone)
  const length = Math.round((end.getTime() - start.getTime()) / 3_600_000)
  const rows = await query(
    req,
    sql`SELECT extract(epoch FROM hour) AS at, sum(times) AS times FROM numbers.hours
        WHERE name = 'page_view' AND (hour >= ${start.toISOString()}::timestamptz
          OR (hour >= ${startBefore.toISOString()}::timestamptz
            AND hour < ${addHours(startBefore, length).toISOString()}::timestamptz))
        GROUP BY hour`,
    sumRow,
  )
  const found = new Map(rows.map(({ at, times }) => [Number(at) * 1000, times]))
  const steps = Array.from({ length }, (_, place) => {
    const at = addHours(start, place)
    return {
      at: at.toISOString(),
      views: found.get(at.getTime()) ?? 0,
      before: found.get(addHours(startBefore, place).getTime()) ?? 0,
      isToCome: at > now,
    }
  })
  const passed = steps.filter(({ isToCome }) => !isToCome)
  return { views: sumOf(passed.map(({ views }) => views)), before: beforeUpTo(passed, now), steps }
}

// The hour that runs counts by its part that has passed.
function beforeUpTo(passed: readonly { at: string; before: number }[], now: Date): number {
  const current = passed.at(-1)
  if (!current) return 0
  const part = Math.min(1, (now.getTime() - Date.parse(current.at)) / 3_600_000)
  return Math.round(sumOf(passed.slice(0, -1).map(({ before }) => before)) + current.before * part)
}

/** Returns the views of the last 30 days by the day, beside those of the 30 days before. */
export async function viewsOfMonth(req: InTransaction, now: Date, timeZone: string): Promise<ViewsOverTime> {
  const days = daysUpTo(now, timeZone, monthDays)
  const daysBefore = daysUpTo(now, timeZone, monthDays, monthDays)
  const rows = await query(
    req,
    sql`SELECT day::text AS at, sum(times) AS times FROM numbers.days
        WHERE name = 'page_view' AND day >= ${daysBefore[0]}::date GROUP BY day`,
    sumRow,
  )
  const found = new Map(rows.map(({ at, times }) => [at, times]))
  const steps = days.map((at, place) => ({
    at,
    views: found.get(at) ?? 0,
    before: found.get(daysBefore[place] ?? '') ?? 0,
    isToCome: false,
  }))
  return {
    views: sumOf(steps.map(({ views }) => views)),
    before: sumOf(steps.map(({ before }) => before)),
    steps,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
