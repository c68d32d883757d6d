import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'

/** Counts are exact up to here: a queue that is longer is long. */
export const countedUpTo = 10_000

const amount = z.coerce.number()

// Counts the rows of a list, as far as it is worth it.
const capped = (list: ReturnType<typeof sql>) => sql`(SELECT count(*) FROM (${list} LIMIT ${countedUpTo}) AS listed)`

/** Counts what waits in each queue of the database. */
export async function countQueues(db: Queryable) {
  const isOpen = sql`completed_at IS NULL AND has_error IS NOT TRUE`
  const [counts] = await query(
    db,
    sql`SELECT
      ${capped(sql`SELECT 1 FROM payload_jobs WHERE ${isOpen} AND processing IS NOT TRUE`)} AS "jobsWaiting",
      ${capped(sql`SELECT 1 FROM payload_jobs WHERE ${isOpen} AND processing`)} AS "jobsRunning",
      ${capped(sql`SELECT 1 FROM payload_jobs WHERE has_error`)} AS "jobsFailed",
      ${capped(sql`SELECT 1 FROM search.unlearned`)} AS words,
      ${capped(sql`SELECT 1 FROM search.outbox`)} AS engine,
      ${capped(sql`SELECT 1 FROM comments.notices WHERE mailed_at IS NULL AND read_at IS NULL`)} AS notices,
      ${capped(sql`SELECT DISTINCT guid FROM collaboration.updates`)} AS drafts,
      (SELECT count(*) FROM operating.purges) AS purges`,
    z.object({
      ...{ jobsWaiting: amount, jobsRunning: amount, jobsFailed: amount, words: amount },
      ...{ engine: amount, notices: amount, drafts: amount, purges: amount },
    }),
  )
  if (!counts) throw new Error('The database counted nothing')
  return counts
}

const failedJob = z.object({
  id: z.number(),
  task: z.string().nullable(),
  schedule: z.string().nullable(),
  reason: z.string().nullable(),
  tried: amount,
  at: amount,
})

/** Returns jobs that have failed and are not tried again by themselves, the newest first. */
export function failedJobs(db: Queryable, limit: number) {
  return query(
    db,
    sql`SELECT id, task_slug AS task, input->>'schedule' AS schedule,
          coalesce(error->>'message', error#>>'{}') AS reason, coalesce(total_tried, 0) AS tried,
          floor(extract(epoch FROM updated_at) * 1000) AS at
        FROM payload_jobs WHERE has_error ORDER BY id DESC LIMIT ${limit}`,
    failedJob,
  )
}

/** Returns the sends of newsletters that are not finished. */
export function openSends(db: Queryable, limit: number) {
  return query(
    db,
    sql`SELECT sends.id, issue_id AS issue, list_name AS list, subject, state, problem
        FROM sending.sends WHERE state IN ('preparing', 'sending', 'paused') ORDER BY id DESC LIMIT ${limit}`,
    z.object({
      id: z.number(),
      issue: z.number(),
      list: z.string(),
      subject: z.string(),
      state: z.enum(['preparing', 'sending', 'paused']),
      problem: z.string().nullable(),
    }),
  )
}
