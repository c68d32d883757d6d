import { sql } from '@payloadcms/db-postgres'
import { fromZonedTime } from 'date-fns-tz'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { query } from '#database/sql.ts'
import { currentAlerts } from './alerts/alerts.service.ts'
import { breakdownOf, type Source } from './breakdown.read.ts'
import { areAddedUp } from './endedDays.store.ts'
import { marksSince } from './marks.read.ts'
import type { NumbersAnswer, NumbersSpan, StoryViews } from './numbers.schema.ts'
import { daysUpTo, monthDays, nowMinutes, viewsNow, viewsOfMonth, viewsToday } from './viewsOverTime.read.ts'

/** Returns what the screen of numbers shows; the caller checks who asks. */
export async function numbersOf(req: PayloadRequest, span: NumbersSpan, now: Date): Promise<NumbersAnswer> {
  const timeZone = await publicationTimeZone(req)
  const [ofNow, today, month, breakdown, alerts, marks] = await Promise.all([
    viewsNow(req, now),
    viewsToday(req, now, timeZone),
    viewsOfMonth(req, now, timeZone),
    sourceOf(req, span, now, timeZone).then((source) => breakdownOf(req, source)),
    currentAlerts(req, now),
    span === 'month' ? [] : marksSince(req, beginningOf(span, now, timeZone)),
  ])
  return { timeZone, at: now.toISOString(), span, now: ofNow, today, month, breakdown, alerts, marks }
}

function beginningOf(span: 'now' | 'today', now: Date, timeZone: string): Date {
  if (span === 'now') return new Date(now.getTime() - nowMinutes * 60_000)
  return fromZonedTime(`${daysUpTo(now, timeZone, 1)[0]}T00:00:00`, timeZone)
}

async function sourceOf(req: PayloadRequest, span: NumbersSpan, now: Date, timeZone: string): Promise<Source> {
  if (span === 'now') return { minutesSince: new Date(now.getTime() - nowMinutes * 60_000) }
  const days = daysUpTo(now, timeZone, span === 'month' ? monthDays : 1)
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  return { firstDay, lastDay, areAddedUp: span === 'month' && (await areAddedUp(req, firstDay, lastDay)) }
}

const hourLength = 3_600_000
const shownHours = 24

/** Returns the views of posts in the last hour and day, in the order of the ids. Two queries. */
export async function viewsBesideStories(
  req: PayloadRequest,
  ids: readonly string[],
  now: Date,
): Promise<StoryViews[]> {
  const posts = sql`ANY(${sql.param(ids.map(Number))}::int[])`
  const lastHour = now.getTime() - (now.getTime() % hourLength)
  const first = lastHour - (shownHours - 1) * hourLength
  const hours = await query(
    req,
    sql`SELECT post, extract(epoch FROM hour) AS at, sum(times) AS times FROM numbers.hours
        WHERE post = ${posts} AND post > 0 AND hour >= ${new Date(first).toISOString()}::timestamptz AND name = 'view'
        GROUP BY post, hour`,
    z.object({ post: z.coerce.string(), at: z.coerce.number(), times: z.coerce.number() }),
  )
  const minutes = await query(
    req,
    sql`SELECT post, sum(times) AS times FROM numbers.minutes
        WHERE post = ${posts} AND minute > ${new Date(now.getTime() - hourLength).toISOString()}::timestamptz GROUP BY post`,
    z.object({ post: z.coerce.string(), times: z.coerce.number() }),
  )
  const ofHour = new Map(minutes.map(({ post, times }) => [post, times]))
  return ids.map((id) => {
    const byHour = Array.from({ length: shownHours }, () => 0)
    for (const { post, at, times } of hours) if (post === id) byHour[(at * 1000 - first) / hourLength] = times
    return { id, hour: ofHour.get(id) ?? 0, day: byHour.reduce((sum, times) => sum + times, 0), byHour }
  })
}
