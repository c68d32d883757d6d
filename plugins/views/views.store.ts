import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { mostReadHours } from './mostRead.ts'

/** The call of the reader site: views of posts by the hour in which they began, in milliseconds since 1970. */
export const viewsCall = z.object({
  views: z
    .array(
      z.object({
        post: z.int().min(1).max(2_147_483_647),
        hour: z.int().min(0).multipleOf(3_600_000),
        views: z.int().min(1).max(1_000_000),
      }),
    )
    .max(1000),
})

export type ReportedViews = z.output<typeof viewsCall>['views'][number]

/** Adds views, in one statement. A post and an hour may occur more than once. */
export const addViews = async (payload: Payload, reported: readonly ReportedViews[]): Promise<void> => {
  const posts = sql.param(reported.map(({ post }) => post))
  const hours = sql.param(reported.map(({ hour }) => hour))
  const counts = sql.param(reported.map(({ views }) => views))
  await query(
    { payload },
    sql`INSERT INTO post_views (post, hour, views)
        SELECT post, to_timestamp(hour / 1000), sum(views)
          FROM unnest(${posts}::int[], ${hours}::float8[], ${counts}::int[]) AS reported(post, hour, views)
          GROUP BY post, hour
        ON CONFLICT (post, hour) DO UPDATE SET views = post_views.views + excluded.views`,
    nothing,
  )
}

/**
 * Returns the most read posts, the first one most; the caller checks whether readers may see them. One query.
 * @param since null: ever
 */
export const mostReadPosts = async (payload: Payload, since: Date | null, limit: number): Promise<string[]> => {
  const rows = await query(
    { payload },
    sql`SELECT post FROM post_views WHERE ${since}::timestamptz IS NULL OR hour > ${since}::timestamptz
        GROUP BY post ORDER BY sum(views) DESC, post DESC LIMIT ${limit}`,
    z.object({ post: z.coerce.string() }),
  )
  return rows.map(({ post }) => post)
}

/** Maximum number of posts of a window. */
const windowLength = 200

/** The windows of up to a month are one look at an index; what is older is read only where a month had too little. */
const monthHours = 30 * 24

/**
 * Returns the most read posts of each window of Most Read, from the narrowest, the most-read post first. The caller checks
 * whether readers may see them. At most two queries.
 */
export async function mostReadByWindow(payload: Payload, now: Date): Promise<string[][]> {
  const ofMonth = await readWithin(
    payload,
    now,
    mostReadHours.filter((hours) => hours <= monthHours),
  )
  if ((ofMonth.at(-1)?.length ?? 0) >= windowLength) return ofMonth
  const older = await readWithin(
    payload,
    now,
    mostReadHours.filter((hours) => hours > monthHours),
  )
  return [...ofMonth, ...older]
}

async function readWithin(payload: Payload, now: Date, windows: readonly number[]): Promise<string[][]> {
  const beginnings = windows.map((hours) =>
    Number.isFinite(hours) ? new Date(now.getTime() - hours * 3_600_000).toISOString() : '-infinity',
  )
  const rows = await query(
    { payload },
    sql`SELECT place, post FROM unnest(${sql.param(beginnings)}::timestamptz[]) WITH ORDINALITY AS beginning(since, place),
        LATERAL (SELECT post, sum(views) AS times FROM post_views WHERE hour > since
          GROUP BY post ORDER BY times DESC, post DESC LIMIT ${windowLength}) AS read
        ORDER BY place, times DESC, post DESC`,
    z.object({ place: z.coerce.number(), post: z.coerce.string() }),
  )
  return windows.map((_, index) => rows.flatMap(({ place, post }) => (place === index + 1 ? [post] : [])))
}

/** Returns how often each post was read so far, by its id; posts that were never read are missing. */
export const viewsOfPosts = async (req: InTransaction, posts: readonly number[]): Promise<Map<string, number>> => {
  const rows = await query(
    req,
    sql`SELECT post, sum(views) AS views FROM post_views WHERE post = ANY(${sql.param(posts)}::int[]) GROUP BY post`,
    z.object({ post: z.coerce.string(), views: z.coerce.number() }),
  )
  return new Map(rows.map(({ post, views }) => [post, views]))
}
