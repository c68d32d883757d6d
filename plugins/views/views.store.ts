import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'

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

/** Returns how often each post was read so far, by its id; posts that were never read are missing. */
export const viewsOfPosts = async (req: InTransaction, posts: readonly number[]): Promise<Map<string, number>> => {
  const rows = await query(
    req,
    sql`SELECT post, sum(views) AS views FROM post_views WHERE post = ANY(${sql.param(posts)}::int[]) GROUP BY post`,
    z.object({ post: z.coerce.string(), views: z.coerce.number() }),
  )
  return new Map(rows.map(({ post, views }) => [post, views]))
}
