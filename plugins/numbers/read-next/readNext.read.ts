import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import { query } from '#database/sql.ts'
import { daysUpTo } from '../viewsOverTime.read.ts'
import type { ReadNext } from './readNext.schema.ts'

// Days that count, with today, and stories that are shown.
const shown = { days: 7, stories: 5 }

const number = z.coerce.number()

/**
 * Returns which stories readers opened from a story within seven days, the most opened one first, and how many of its views
 * that were.
 */
export async function readNext(req: PayloadRequest, post: number, now: Date): Promise<ReadNext> {
  const days = daysUpTo(now, await publicationTimeZone(req), shown.days)
  const isShown = sql`name = 'came_from' AND day >= ${days[0] ?? ''}::date`
  const rows = await query(
    req,
    sql`SELECT opened.post, opened.times, opened.all_times AS "allTimes", posts.headline
        FROM (SELECT post, sum(times) AS times, sum(sum(times)) OVER () AS all_times FROM numbers.days
              WHERE ${isShown} AND detail = (SELECT path FROM posts WHERE id = ${post}::int) AND post <> ${post}::int
              GROUP BY post) AS opened
          JOIN posts ON posts.id = opened.post
        ORDER BY opened.times DESC, opened.post DESC LIMIT ${shown.stories}`,
    z.object({ post: z.coerce.string(), times: number, allTimes: number, headline: z.string().nullable() }),
  )
  return {
    times: rows[0]?.allTimes ?? 0,
    stories: rows.map(({ post, times, headline }) => ({ post, title: headline ?? '', times })),
  }
}
