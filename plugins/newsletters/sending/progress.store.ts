import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'
import { sendStates } from './sends.store.ts'

const count = z.coerce.number()
const moment = z.coerce.date().transform((date) => date.toISOString())

const sendRow = z.object({
  id: z.number(),
  state: z.enum(sendStates),
  problem: z.string().nullable(),
  audience: z.number(),
  requested_at: moment,
  requested_by: z.string().nullable(),
  finished_at: moment.nullable(),
})

/** Returns the newest send of an issue; null before the first. */
export async function newestSend(db: Queryable, issue: number) {
  const [found] = await query(
    db,
    sql`SELECT sends.id, state, problem, audience, asked_at AS requested_at, users.name AS requested_by, finished_at
        FROM sending.sends LEFT JOIN users ON users.id = sends.asked_by
        WHERE issue_id = ${issue} ORDER BY sends.id DESC LIMIT 1`,
    sendRow,
  )
  return found ?? null
}

/** Counts the rows of a send by their state, and those accepted within the last minute. */
export async function countRows(db: Queryable, send: number) {
  const [counts] = await query(
    db,
    sql`SELECT count(*) FILTER (WHERE state IN ('prepared', 'handed')) AS waiting,
          count(*) FILTER (WHERE state = 'accepted') AS accepted,
          count(*) FILTER (WHERE state = 'refused') AS refused,
          count(*) FILTER (WHERE state = 'unknown') AS unknown,
          count(*) FILTER (WHERE state = 'skipped') AS skipped,
          count(*) FILTER (WHERE state = 'accepted' AND changed_at > now() - interval '1 minute') AS "perMinute"
        FROM sending.outbox WHERE send_id = ${send}`,
    z.object({
      ...{ waiting: count, accepted: count, refused: count },
      ...{ unknown: count, skipped: count, perMinute: count },
    }),
  )
  return counts ?? { waiting: 0, accepted: 0, refused: 0, unknown: 0, skipped: 0, perMinute: 0 }
}

/**
 * Returns the domains that a send spares because they requested fewer mails, and how many of its mails wait for each.
 */
export function sparedDomains(db: Queryable, send: number) {
  return query(
    db,
    sql`SELECT slow.domain, resume_at AS until, slow.response, count(*) AS waiting
        FROM sending.slow_domains AS slow JOIN sending.outbox ON outbox.domain = slow.domain
        WHERE send_id = ${send} AND state = 'prepared' AND resume_at > now()
        GROUP BY slow.domain ORDER BY waiting DESC, slow.domain LIMIT 10`,
    z.object({ domain: z.string(), until: moment, response: z.string(), waiting: count }),
  )
}

/** Counts the readers of an issue whose mail came back or who complained. */
export async function countBounces(db: Queryable, issue: number) {
  const [counts] = await query(
    db,
    sql`SELECT count(DISTINCT email) FILTER (WHERE kind = 'hard') AS hard,
          count(DISTINCT email) FILTER (WHERE kind = 'soft') AS soft,
          count(DISTINCT email) FILTER (WHERE kind = 'complaint') AS complaint
        FROM sending.bounces WHERE issue_id = ${issue}`,
    z.object({ hard: count, soft: count, complaint: count }),
  )
  return counts ?? { hard: 0, soft: 0, complaint: 0 }
}

interface ListedRows {
  issue: number
  state: 'unknown' | 'refused'
  // The id of the last row of the page before; 0 for the first page.
  after: number
  limit: number
}

/** Returns rows of an issue in one state, in the order of their ids. */
export function listedRows(db: Queryable, { issue, state, after, limit }: ListedRows) {
  return query(
    db,
    sql`SELECT outbox.id, coalesce(email, 'Deleted') AS email, coalesce(response, '') AS response,
          changed_at AS "changedAt"
        FROM sending.outbox WHERE issue_id = ${issue} AND state = ${state} AND outbox.id > ${after}
        ORDER BY outbox.id LIMIT ${limit}`,
    z.object({ id: z.coerce.string(), email: z.string(), response: z.string(), changedAt: moment }),
  )
}

/**
 * Settles a row without a known outcome: a person knows that it arrived, or wants it sent again.
 * @returns the send that it belongs to; null for a row that is not unknown, or whose reader's data was deleted
 */
export async function settleRow(
  db: Queryable,
  { id, issue, isDelivered, by }: { id: number; issue: number; isDelivered: boolean; by: string },
): Promise<number | null> {
  const [row] = await query(
    db,
    sql`UPDATE sending.outbox SET worker = NULL, attempts = 0, due_at = now(), changed_at = now(),
          state = CASE WHEN ${isDelivered} THEN 'accepted' ELSE 'prepared' END,
          response = CASE WHEN ${isDelivered} THEN ${`Marked as delivered by ${by}`} END,
          -- Of several sends of an issue, only the one under way is worked on.
          send_id = coalesce((
            SELECT sends.id FROM sending.sends
            WHERE sends.issue_id = outbox.issue_id AND state IN ('preparing', 'sending', 'paused')
          ), send_id)
        WHERE id = ${id} AND issue_id = ${issue} AND state = 'unknown' AND (${isDelivered} OR email IS NOT NULL)
        RETURNING send_id`,
    z.object({ send_id: z.number() }),
  )
  return row?.send_id ?? null
}

/** Returns how many mails were accepted on each day (UTC) since a day, `2026-11-25`. */
export function acceptedByDay(db: Queryable, since: string) {
  const statement = sql`SELECT (changed_at AT TIME ZONE 'UTC')::date::text AS day, count(*) AS accepted
    FROM sending.outbox JOIN sending.sends ON sends.id = send_id
    WHERE outbox.state = 'accepted' AND NOT is_written AND changed_at >= ${since}::date AT TIME ZONE 'UTC'
    GROUP BY 1`
  return query(db, statement, z.object({ day: z.string(), accepted: count }))
}

/** Returns the number of readers of the newsletter that has most. */
export async function mostReaders(db: Queryable): Promise<number> {
  const statement = sql`SELECT count(*) AS readers FROM newsletter_subscriptions WHERE state = 'confirmed'
    GROUP BY list_id ORDER BY readers DESC LIMIT 1`
  const [found] = await query(db, statement, z.object({ readers: count }))
  return found?.readers ?? 0
}
