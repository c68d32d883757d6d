import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { query } from '#database/sql.ts'
import { type Mark, mark } from './numbers.schema.ts'

const most = 60

/**
 * Returns what the newsroom did within a time that moves numbers, oldest first: stories published, launches of the home page,
 * newsletters sent. Of more than 60 the newest.
 */
export async function marksSince(req: PayloadRequest, since: Date): Promise<Mark[]> {
  const start = sql`${since.toISOString()}::timestamptz`
  const newest = await query(
    req,
    sql`SELECT 'published' AS kind, created_at AS at, title, document_id::text AS id FROM activity
          WHERE created_at >= ${start} AND kind = 'posts' AND action IN ('publish', 'fire') AND outcome = 'done'
            AND door <> 'import'
        UNION ALL
        SELECT 'launched', launched_at, '', front_id::text FROM curating.launches
          WHERE launched_at >= ${start} AND front_id = 1
        UNION ALL
        SELECT 'sent', asked_at, coalesce(newsletters.title, ''), issue_id::text
          FROM sending.sends JOIN newsletters ON newsletters.id = issue_id WHERE asked_at >= ${start} AND NOT is_written
        ORDER BY at DESC LIMIT ${most}`,
    mark,
  )
  return newest.toReversed()
}
