import type { Payload } from 'payload'
import { z } from 'zod'
import { runStatement } from '../site-calls/databasePool.ts'

/** What the reader site tells: views of posts by the hour in which they began (milliseconds since the epoch). */
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

export type ToldViews = z.output<typeof viewsCall>['views'][number]

/** Adds views, in one statement. A post and an hour may be told again and again. */
export const addViews = async (payload: Payload, told: readonly ToldViews[]): Promise<void> => {
  await runStatement(
    payload,
    `INSERT INTO post_views (post, hour, views)
     SELECT post, to_timestamp(hour / 1000), sum(views)
       FROM unnest($1::int[], $2::float8[], $3::int[]) AS told(post, hour, views)
       GROUP BY post, hour
     ON CONFLICT (post, hour) DO UPDATE SET views = post_views.views + excluded.views`,
    [told.map(({ post }) => post), told.map(({ hour }) => hour), told.map((one) => one.views)],
    z.never(),
  )
}

/**
 * The posts that were read most, the first one most; whether readers may see them is for whoever asks. One query.
 * @param since null: ever.
 */
export const mostReadPosts = async (payload: Payload, since: Date | null, limit: number): Promise<string[]> => {
  const rows = await runStatement(
    payload,
    `SELECT post FROM post_views WHERE $1::timestamptz IS NULL OR hour > $1
       GROUP BY post ORDER BY sum(views) DESC, post DESC LIMIT $2`,
    [since, limit],
    z.object({ post: z.coerce.string() }),
  )
  return rows.map(({ post }) => post)
}
