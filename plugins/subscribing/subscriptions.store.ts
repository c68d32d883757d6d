import type { Payload } from 'payload'
import { z } from 'zod'
import { runStatement } from '../site-calls/databasePool.ts'

const idRow = z.object({ id: z.number() })

/**
 * Notes that somebody asked for newsletters. What is confirmed stays so; the rest gets the state. One statement, so that
 * two forms that are sent at once are one subscription.
 * @returns those that wait for a confirmation.
 */
export async function askFor(
  payload: Payload,
  asked: { email: string; lists: number[]; source: string; state: 'pending' | 'confirmed'; now: Date },
): Promise<number[]> {
  const rows = await runStatement(
    payload,
    `INSERT INTO newsletter_subscriptions AS known (email, list_id, state, source, asked_at, confirmed_at, mails)
     SELECT $1::text, list, $3::enum_newsletter_subscriptions_state, $4::text, $5::timestamptz,
            CASE WHEN $3 = 'confirmed' THEN $5::timestamptz END, 0
       FROM unnest($2::int[]) AS list
     ON CONFLICT (email, list_id) DO UPDATE SET
       state = excluded.state, source = excluded.source, asked_at = excluded.asked_at,
       confirmed_at = excluded.confirmed_at, ended_at = NULL
       WHERE known.state <> 'confirmed'
     RETURNING id`,
    [asked.email, asked.lists, asked.state, asked.source, asked.now],
    idRow,
  )
  return asked.state === 'pending' ? rows.map(({ id }) => id) : []
}

/** An address is written to about a newsletter at most every ten minutes, and three times a day. */
const mailPause = '10 minutes'
const mailsPerDay = 3

/** Of some subscriptions, those that may be asked about by e-mail now; they count as asked. */
export async function claimMails(payload: Payload, subscriptions: number[], now: Date): Promise<number[]> {
  const rows = await runStatement(
    payload,
    `UPDATE newsletter_subscriptions SET mailed_at = $2::timestamptz,
       mails = CASE WHEN mailed_at > $2::timestamptz - interval '1 day' THEN mails + 1 ELSE 1 END
     WHERE id = ANY($1::int[]) AND (mailed_at IS NULL OR mailed_at < $2::timestamptz - interval '${mailPause}')
       AND (mailed_at IS NULL OR mailed_at < $2::timestamptz - interval '1 day' OR mails < ${mailsPerDay})
     RETURNING id`,
    [subscriptions, now],
    idRow,
  )
  return rows.map(({ id }) => id)
}

/** The e-mail did not go out: the reader's next try is to get one. */
export async function releaseMails(payload: Payload, subscriptions: number[]): Promise<void> {
  const statement = 'UPDATE newsletter_subscriptions SET mailed_at = NULL WHERE id = ANY($1::int[])'
  await runStatement(payload, statement, [subscriptions], z.never())
}

/** What somebody asked for, and wanted after all. What has ended meanwhile stays so. */
export async function confirm(payload: Payload, subscriptions: number[], now: Date): Promise<void> {
  await runStatement(
    payload,
    `UPDATE newsletter_subscriptions SET state = 'confirmed', confirmed_at = $2
     WHERE id = ANY($1::int[]) AND state = 'pending'`,
    [subscriptions, now],
    z.never(),
  )
}

/** Ends subscriptions; those that have ended already keep their moment. */
export async function end(payload: Payload, subscriptions: number[], now: Date): Promise<void> {
  await runStatement(
    payload,
    `UPDATE newsletter_subscriptions SET state = 'ended', ended_at = $2
     WHERE id = ANY($1::int[]) AND state <> 'ended'`,
    [subscriptions, now],
    z.never(),
  )
}

/** The names of the newsletters that subscriptions are about; without those that are gone. */
export async function newslettersOf(payload: Payload, subscriptions: number[]): Promise<string[]> {
  const rows = await runStatement(
    payload,
    `SELECT lists.name FROM newsletter_subscriptions AS known JOIN newsletter_lists AS lists ON lists.id = known.list_id
     WHERE known.id = ANY($1::int[]) ORDER BY lists.name`,
    [subscriptions],
    z.object({ name: z.string() }),
  )
  return rows.map(({ name }) => name)
}
