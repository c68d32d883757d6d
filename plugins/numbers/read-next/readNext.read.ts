import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { query } from '#database/sql.ts'
import type { NextStory } from '../numbers.schema.ts'
import { titlesOf } from '../storyTitles.read.ts'
import { daysUpTo } from '../viewsOverTime.read.ts'

// Days that count, with today, and stories that are shown.
const shown = { days: 7, stories: 5 }

/**
 * Returns the stories that readers opened from a story within seven days, as far as the person may read them, the most opened
 * one first. Two queries.
 */
export async function readNext(req: PayloadRequest, post: number, now: Date): Promise<NextStory[]> {
  const days = daysUpTo(now, await publicationTimeZone(req), shown.days)
  // More than are shown: stories that are gone for good stay in the sums.
  const opened = await query(
    req,
    sql`SELECT post, sum(times) AS times FROM numbers.days
        WHERE name = 'came_from' AND day >= ${days[0] ?? ''}::date
          AND detail = (SELECT path FROM posts WHERE id = ${post}::int) AND post <> ${post}::int
        GROUP BY post ORDER BY times DESC, post DESC LIMIT ${shown.stories * 2}`,
    z.object({ post: z.coerce.number(), times: z.coerce.number() }),
  )
  const titles = await titlesOf(
    req,
    opened.map(({ post: next }) => next),
  )
  return opened
    .flatMap(({ post: next, times }) => {
      const title = titles.get(next)
      return title === undefined ? [] : [{ post: String(next), title, times }]
    })
    .slice(0, shown.stories)
}
