import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'

// Of fewer readers a share says nothing.
const enough = 20

/**
 * Returns, of the readers who opened a story from the home page within 24 hours, the share that read it for 15 seconds, by
 * the ids of the stories; those with fewer than 20 such readers are missing. One query.
 */
export async function readOnFromHome(
  payload: Payload,
  posts: readonly number[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const rows = await query(
    { payload },
    sql`SELECT post, coalesce(sum(times) FILTER (WHERE name = 'read_on'), 0) AS read,
          sum(times) FILTER (WHERE name = 'came_from') AS opened
        FROM numbers.hours
        WHERE name IN ('came_from', 'read_on') AND post = ANY(${sql.param([...posts])}::int[]) AND post > 0 AND detail = '/'
          AND hour > ${since}::timestamptz
        GROUP BY post HAVING sum(times) FILTER (WHERE name = 'came_from') >= ${enough}`,
    z.object({ post: z.coerce.string(), read: z.coerce.number(), opened: z.coerce.number() }),
  )
  return new Map(rows.map(({ post, read, opened }) => [post, Math.min(1, read / opened)]))
}
