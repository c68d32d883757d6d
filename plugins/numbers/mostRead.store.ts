import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { mostReadHours } from './mostRead.ts'

// Maximum number of posts of a window.
const windowLength = 200

// Windows of up to two days are read from the hours. Longer ones are read only where these have too little.
const nearHours = 48

// Returns the views of posts since a moment: by the hour for two days, by the day for longer. The day in which a longer
// window begins belongs to it as a whole.
const viewsSince = (since: ReturnType<typeof sql>) => sql`
  SELECT post, times FROM numbers.hours
    WHERE name = 'view' AND post > 0 AND hour > ${since} AND ${since} >= now() - make_interval(hours => ${nearHours + 1})
  UNION ALL
  SELECT post, times FROM numbers.days
    WHERE name = 'view' AND post > 0 AND ${since} < now() - make_interval(hours => ${nearHours + 1})
      AND day >= (${since} AT TIME ZONE 'UTC')::date`

/** The windows of Most Read that are read together. */
export type MostReadWindows = 'near' | 'older'

/**
 * Returns the most read posts of some windows of Most Read, from the narrowest, the most-read post first. The caller
 * checks whether readers may see them. One query.
 */
export function mostReadIn(payload: Payload, windows: MostReadWindows, now: Date): Promise<string[][]> {
  return readWithin(
    payload,
    now,
    mostReadHours.filter((hours) => hours <= nearHours === (windows === 'near')),
  )
}

/** Returns the most read posts of each window of Most Read. At most two queries. */
export async function mostReadByWindow(payload: Payload, now: Date): Promise<string[][]> {
  const near = await mostReadIn(payload, 'near', now)
  if ((near.at(-1)?.length ?? 0) >= windowLength) return near
  return [...near, ...(await mostReadIn(payload, 'older', now))]
}

async function readWithin(payload: Payload, now: Date, windows: readonly number[]): Promise<string[][]> {
  const beginnings = windows.map((hours) =>
    Number.isFinite(hours) ? new Date(now.getTime() - hours * 3_600_000).toISOString() : '-infinity',
  )
  const rows = await query(
    { payload },
    sql`SELECT place, post FROM unnest(${sql.param(beginnings)}::timestamptz[]) WITH ORDINALITY AS beginning(since, place),
        LATERAL (SELECT post, sum(times) AS times FROM (${viewsSince(sql`since`)}) AS views
          GROUP BY post ORDER BY times DESC, post DESC LIMIT ${windowLength}) AS read
        ORDER BY place, times DESC, post DESC`,
    z.object({ place: z.coerce.number(), post: z.coerce.string() }),
  )
  return windows.map((_, index) => rows.flatMap(({ place, post }) => (place === index + 1 ? [post] : [])))
}

/** Returns how often each post was read so far, by its id; posts that were never read are missing. */
export async function viewsOfPosts(req: InTransaction, posts: readonly number[]): Promise<Map<string, number>> {
  const rows = await query(
    req,
    sql`SELECT post, sum(times) AS views FROM numbers.days
        WHERE name = 'view' AND post = ANY(${sql.param(posts)}::int[]) AND post > 0 GROUP BY post`,
    z.object({ post: z.coerce.string(), views: z.coerce.number() }),
  )
  return new Map(rows.map(({ post, views }) => [post, views]))
}

/** How often a post was read lately. */
export interface RecentViews {
  /** Of the last 60 minutes; views are counted by the hour, so that a part of the hour before is estimated. */
  hour: number
  /** Of the last 24 hours. */
  day: number
}

/** Returns how often posts were read lately, by their ids; posts that were not are missing. One query. */
export async function recentViews(
  payload: Payload,
  postIds: readonly number[],
  now = new Date(),
): Promise<Map<string, RecentViews>> {
  const hourLength = 3_600_000
  const begun = new Date(Math.floor(now.getTime() / hourLength) * hourLength)
  const before = new Date(begun.getTime() - hourLength)
  const shareOfBefore = 1 - (now.getTime() - begun.getTime()) / hourLength
  const rows = await query(
    { payload },
    sql`SELECT post, sum(times) AS day,
          sum(times) FILTER (WHERE hour >= ${begun.toISOString()}::timestamptz) AS begun,
          sum(times) FILTER (WHERE hour >= ${before.toISOString()}::timestamptz AND hour < ${begun.toISOString()}::timestamptz) AS before
        FROM numbers.hours
        WHERE name = 'view' AND post > 0 AND post = ANY(${sql.param([...postIds])}::int[])
          AND hour > ${new Date(now.getTime() - 24 * hourLength).toISOString()}::timestamptz
        GROUP BY post`,
    z.object({ post: z.coerce.string(), day: z.coerce.number(), begun: z.coerce.number(), before: z.coerce.number() }),
  )
  return new Map(
    rows.map(({ post, day, begun: views, before: earlier }) => [
      post,
      { hour: views + Math.round(earlier * shareOfBefore), day },
    ]),
  )
}
