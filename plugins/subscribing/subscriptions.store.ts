import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'

const idRow = z.object({ id: z.number() })

/**
 * Records that a reader requested newsletters. Confirmed subscriptions stay so; the others get the state. One
 * statement, so that two forms sent at once make one subscription.
 * @returns the subscriptions that wait for a confirmation
 */
export async function askFor(
  payload: Payload,
  { email, lists, source, state, now }: SubscriptionRequest,
): Promise<number[]> {
  const rows = await query(
    { payload },
    sql`INSERT INTO newsletter_subscriptions AS known (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT ${email}::text, list, ${state}::enum_newsletter_subscriptions_state, ${source}::text, ${now}::timestamptz,
               CASE WHEN ${state}::text = 'confirmed' THEN ${now}::timestamptz END, 0
          FROM unnest(${sql.param(lists)}::int[]) AS list
        ON CONFLICT (email, list_id) DO UPDATE SET
          state = excluded.state, source = excluded.source, asked_at = excluded.asked_at,
          confirmed_at = excluded.confirmed_at, ended_at = NULL
          WHERE known.state <> 'confirmed'
        RETURNING id`,
    idRow,
  )
  return state === 'pending' ? rows.map(({ id }) => id) : []
}

export interface SubscriptionRequest {
  email: string
  lists: number[]
  source: string
  state: 'pending' | 'confirmed'
  now: Date
}

// An address gets an e-mail about a newsletter at most every ten minutes, and three times a day.
const mailPause = sql`interval '10 minutes'`
const mailsPerDay = 3

export async function claimMails(payload: Payload, subscriptions: number[], now: Date): Promise<number[]> {
  const rows = await query(
    { payload },
    sql`UPDATE newsletter_subscriptions SET mailed_at = ${now}::timestamptz,
          mails = CASE WHEN mailed_at > ${now}::timestamptz - interval '1 day' THEN mails + 1 ELSE 1 END
        WHERE ${isOneOf(subscriptions)} AND (mailed_at IS NULL OR mailed_at < ${now}::timestamptz - ${mailPause})
          AND (mailed_at IS NULL OR mailed_at < ${now}::timestamptz - interval '1 day' OR mails < ${mailsPerDay})
        RETURNING id`,
    idRow,
  )
  return rows.map(({ id }) => id)
}

/** Forgets an e-mail that could not be sent: the reader's next attempt sends one. */
export async function releaseMails(payload: Payload, subscriptions: number[]): Promise<void> {
  const statement = sql`UPDATE newsletter_subscriptions SET mailed_at = NULL WHERE ${isOneOf(subscriptions)}`
  await query({ payload }, statement, nothing)
}

/** Confirms pending subscriptions; ended ones stay ended. */
export async function confirm(payload: Payload, subscriptions: number[], now: Date): Promise<void> {
  await query(
    { payload },
    sql`UPDATE newsletter_subscriptions SET state = 'confirmed', confirmed_at = ${now}::timestamptz
        WHERE ${isOneOf(subscriptions)} AND state = 'pending'`,
    nothing,
  )
}

/** Ends subscriptions; those that have ended already keep their time. */
export async function end(payload: Payload, subscriptions: number[], now: Date): Promise<void> {
  await query(
    { payload },
    sql`UPDATE newsletter_subscriptions SET state = 'ended', ended_at = ${now}::timestamptz
        WHERE ${isOneOf(subscriptions)} AND state <> 'ended'`,
    nothing,
  )
}

/** Returns the names of the newsletters of subscriptions, without those that were deleted. */
export async function newslettersOf(payload: Payload, subscriptions: number[]): Promise<string[]> {
  const rows = await query(
    { payload },
    sql`SELECT lists.name FROM newsletter_subscriptions AS known JOIN newsletter_lists AS lists ON lists.id = known.list_id
        WHERE known.id = ANY(${sql.param(subscriptions)}::int[]) ORDER BY lists.name`,
    z.object({ name: z.string() }),
  )
  return rows.map(({ name }) => name)
}

const isOneOf = (subscriptions: number[]) => sql`id = ANY(${sql.param(subscriptions)}::int[])`
