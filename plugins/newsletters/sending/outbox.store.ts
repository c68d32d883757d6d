import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { asksForFewer } from '../bounces/bounce.rules.ts'

export interface Pace {
  perSecond: number
  /** Mails of one day (UTC); null without a cap. */
  perDay: number | null
}

const claimedRow = z.object({
  id: z.coerce.number(),
  sendId: z.number(),
  issueId: z.number(),
  subscription: z.number(),
  email: z.string(),
})

export type ClaimedRow = z.output<typeof claimedRow>

/**
 * Claims prepared rows of the sends under way for a worker of that kind of service: at most `limit`, and no more than the pace allows. Workers
 * that claim at once wait for each other only at the pace.
 */
export function claimRows(
  db: Queryable,
  { worker, limit, pace, isFolder }: { worker: string; limit: number; pace: Pace; isFolder: boolean },
): Promise<ClaimedRow[]> {
  return query(
    db,
    sql`WITH pace AS (
          SELECT greatest(next_at, clock_timestamp() - interval '1 second') AS next_at,
                 (clock_timestamp() AT TIME ZONE 'UTC')::date AS today,
                 CASE WHEN day = (clock_timestamp() AT TIME ZONE 'UTC')::date THEN day_count ELSE 0 END AS day_count
            FROM sending.pace FOR UPDATE
        ), taken AS (
          SELECT open.id FROM sending.outbox AS open JOIN sending.sends ON sends.id = open.send_id
           WHERE open.state = 'prepared' AND open.worker IS NULL AND open.due_at <= now() AND sends.state = 'sending'
             AND is_written = ${isFolder} AND ${isNotSpared(sql`open`)}
           ORDER BY open.id
           LIMIT (SELECT greatest(0, least(
             ${limit}::int,
             ceil(extract(epoch FROM clock_timestamp() - next_at) * ${pace.perSecond}::float8)::int,
             coalesce(${pace.perDay}::int - day_count, ${limit}::int)
           )) FROM pace)
           FOR UPDATE OF open SKIP LOCKED
        ), paced AS (
          UPDATE sending.pace SET
            next_at = (SELECT next_at FROM pace)
              + (SELECT count(*) FROM taken) / ${pace.perSecond}::float8 * interval '1 second',
            day = (SELECT today FROM pace),
            day_count = (SELECT day_count FROM pace) + (SELECT count(*) FROM taken)
        )
        UPDATE sending.outbox SET worker = ${worker}::uuid FROM taken WHERE outbox.id = taken.id
        RETURNING outbox.id, send_id AS "sendId", issue_id AS "issueId", subscription_id AS subscription, email`,
    claimedRow,
  )
}

/**
 * What became of a row that was handed over. `later`: the service put it off, which counts as an attempt. `again`: it never
 * left.
 */
export interface Settlement {
  id: number
  state: 'accepted' | 'refused' | 'unknown' | 'later' | 'again'
  response: string
}

// A mail that the service puts off is tried again after 30 seconds, then after twice as long each time, up to about an
// hour, for about a day: mail servers put off a large send for hours. Then it counts as refused.
const putOff = { attempts: 30, doublings: 7 }

// Minutes that a domain is spared which asks for fewer mails. The pause doubles so many times; after so many in a row,
// which is a day, its mails are given up.
const domainPause = { minutes: 1, doublings: 6, most: 28 }

const isNotSpared = (outbox: SQL) => sql`NOT EXISTS (
  SELECT FROM sending.slow_domains AS slow WHERE slow.domain = ${outbox}.domain AND slow.resume_at > now())`

// Subscriptions that still get mail.
const mayReceive = sql`
  EXISTS (SELECT FROM newsletter_subscriptions AS known WHERE known.id = subscription_id AND known.state = 'confirmed')
  AND NOT EXISTS (SELECT FROM newsletter_suppressions AS kept WHERE kept.email = outbox.email)`

/**
 * Records outcomes, and commits that rows are about to leave, in one statement. A row is handed over only where its
 * worker still holds it, its send is under way, its reader still gets mail and its domain does not ask to wait.
 * @returns the ids of the rows that may leave
 */
export async function recordSteps(
  db: Queryable,
  worker: string,
  { settled, handed }: { settled: Settlement[]; handed: number[] },
): Promise<Set<number>> {
  const isSlowing = settled.map(({ state, response }) => state === 'later' && asksForFewer(response))
  const column = <Key extends keyof Settlement>(key: Key) => sql.param(settled.map((one) => one[key]))
  const rows = await query(
    db,
    sql`WITH outcomes AS (
          SELECT * FROM unnest(${column('id')}::bigint[], ${column('state')}::text[], ${column('response')}::text[],
            ${sql.param(isSlowing)}::boolean[]) AS one (id, state, response, is_slowing)
        ), heard AS (
          SELECT domain, bool_or(is_slowing) AS is_slowing, bool_or(outcomes.state = 'accepted') AS is_taking,
                 max(outcomes.response) FILTER (WHERE is_slowing) AS response
            FROM outcomes JOIN sending.outbox USING (id) WHERE domain IS NOT NULL GROUP BY domain
        ), slowed AS (
          INSERT INTO sending.slow_domains AS known (domain, resume_at, response)
          SELECT domain, now() + interval '1 minute' * ${domainPause.minutes}::int, left(response, 300)
            FROM heard WHERE is_slowing
          ON CONFLICT (domain) DO UPDATE SET pauses = known.pauses + 1, response = excluded.response,
            resume_at = now() + interval '1 minute' * ${domainPause.minutes}::int
              * power(2, least(known.pauses, ${domainPause.doublings}))
            WHERE known.resume_at <= now()
        ), freed AS (
          DELETE FROM sending.slow_domains USING heard
           WHERE slow_domains.domain = heard.domain AND is_taking AND NOT is_slowing AND resume_at <= now()
        ), settled AS (
          UPDATE sending.outbox SET
            state = CASE WHEN outcomes.state = 'again' THEN 'prepared'
                         WHEN outcomes.state <> 'later' THEN outcomes.state
                         WHEN attempts + 1 >= ${putOff.attempts} THEN 'refused' ELSE 'prepared' END,
            worker = CASE WHEN outcomes.state IN ('later', 'again') THEN NULL ELSE worker END,
            attempts = attempts + CASE WHEN outcomes.state = 'again' THEN 0 ELSE 1 END,
            due_at = CASE outcomes.state WHEN 'later' THEN now() + interval '30 seconds' * power(2, least(attempts, ${putOff.doublings}))
                                         WHEN 'again' THEN now() + interval '2 seconds' ELSE due_at END,
            response = left(outcomes.response, 1000), changed_at = clock_timestamp()
            FROM outcomes
           WHERE outbox.id = outcomes.id AND worker = ${worker}::uuid AND outbox.state IN ('handed', 'unknown')
        )
        UPDATE sending.outbox SET state = 'handed', changed_at = clock_timestamp()
         WHERE id = ANY(${sql.param(handed)}::bigint[]) AND worker = ${worker}::uuid AND state = 'prepared'
           AND EXISTS (SELECT FROM sending.sends WHERE sends.id = send_id AND sends.state = 'sending')
           AND ${mayReceive} AND ${isNotSpared(sql`outbox`)}
        RETURNING id`,
    z.object({ id: z.coerce.number() }),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Gives up rows that a worker holds and that have not left; those of readers who get no more mail are skipped. */
export function releaseRows(db: Queryable, worker: string, ids: number[]): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.outbox SET worker = NULL,
          state = CASE WHEN ${mayReceive} THEN 'prepared' ELSE 'skipped' END,
          response = CASE WHEN ${mayReceive} THEN response ELSE 'Unsubscribed or suppressed before it was sent' END
        WHERE id = ANY(${sql.param(ids)}::bigint[]) AND worker = ${worker}::uuid AND state = 'prepared'`,
    nothing,
  )
}

/** Refuses what waits for domains that have requested fewer mails for a day, without taking one. */
export function giveUpDomains(db: Queryable): Promise<unknown> {
  return query(
    db,
    sql`WITH given_up AS (
          DELETE FROM sending.slow_domains WHERE pauses >= ${domainPause.most} AND resume_at <= now()
          RETURNING domain, response
        )
        UPDATE sending.outbox SET state = 'refused', response = given_up.response, changed_at = clock_timestamp()
          FROM given_up WHERE outbox.domain = given_up.domain AND state = 'prepared' AND worker IS NULL`,
    nothing,
  )
}

/** Says that a worker is alive for `leaseMs` more. */
export function renewLease(db: Queryable, worker: string, leaseMs: number): Promise<unknown> {
  return query(
    db,
    sql`INSERT INTO sending.workers (id, alive_until)
        VALUES (${worker}::uuid, clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond')
        ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until`,
    nothing,
  )
}

export function endLease(db: Queryable, worker: string): Promise<unknown> {
  return query(db, sql`DELETE FROM sending.workers WHERE id = ${worker}::uuid`, nothing)
}

/**
 * Frees the rows of workers whose lease is over. A mail that was handed over has an unknown outcome, and is not sent again
 * by itself.
 */
export function recoverRows(db: Queryable): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.outbox SET
          state = CASE state WHEN 'handed' THEN 'unknown' ELSE state END,
          worker = CASE state WHEN 'handed' THEN worker END,
          response = CASE state WHEN 'handed' THEN 'The program that sent it ended before the answer came' ELSE response END,
          changed_at = clock_timestamp()
        WHERE state IN ('prepared', 'handed') AND worker IS NOT NULL
          AND NOT EXISTS (SELECT FROM sending.workers WHERE workers.id = worker AND alive_until > clock_timestamp())`,
    nothing,
  )
}

/**
 * Deletes the address of a reader from the outbox, and the words of mail servers, which may quote it. Mails that have not
 * left are skipped.
 */
export function forgetReader(db: Queryable, subscription: number): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.outbox SET email = NULL, response = NULL,
          state = CASE WHEN state = 'prepared' THEN 'skipped' ELSE state END,
          worker = CASE WHEN state = 'prepared' THEN NULL ELSE worker END
        WHERE subscription_id = ${subscription}::int`,
    nothing,
  )
}
