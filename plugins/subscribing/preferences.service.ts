import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { PreferencesAnswer, preferencesCall } from '#contract/subscribing.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { subscriptionsOf } from './subscription.token.ts'

/**
 * Returns the newsletters of the paper with those that the address of a link is subscribed to. With `chosen`, it is
 * subscribed to these from now on and to no others: the link was sent to the address, so that nothing has to be confirmed.
 */
export async function readerPreferences(
  payload: Payload,
  { token, chosen }: z.output<typeof preferencesCall>,
  now: Date,
  secret: string,
): Promise<PreferencesAnswer> {
  const [subscription] = (await subscriptionsOf(token, 'preferences', secret, now)) ?? []
  const email = subscription === undefined ? null : await emailOf(payload, subscription)
  if (email === null) return { preferences: null }
  if (chosen !== null) await choose(payload, email, chosen, now)
  const newsletters = await query(
    { payload },
    sql`SELECT lists.id, lists.name, coalesce(lists.description, '') AS description,
          coalesce(known.state = 'confirmed', false) AS "isSubscribed"
        FROM newsletter_lists AS lists
        LEFT JOIN newsletter_subscriptions AS known ON known.list_id = lists.id AND known.email = ${email}
        ORDER BY lists.name, lists.id`,
    z.object({ id: z.number(), name: z.string(), description: z.string(), isSubscribed: z.boolean() }),
  )
  return { preferences: { email, newsletters } }
}

async function emailOf(payload: Payload, subscription: number): Promise<string | null> {
  const statement = sql`SELECT email FROM newsletter_subscriptions WHERE id = ${subscription}`
  const [found] = await query({ payload }, statement, z.object({ email: z.string() }))
  return found?.email ?? null
}

// Ends what is not chosen and begins what is; subscriptions that stay as they are keep their times.
const choose = (payload: Payload, email: string, chosen: number[], now: Date): Promise<unknown> =>
  query(
    { payload },
    sql`WITH ended AS (
          UPDATE newsletter_subscriptions SET state = 'ended', ended_at = ${now}::timestamptz
          WHERE email = ${email} AND state <> 'ended' AND NOT list_id = ANY(${sql.param(chosen)}::int[])
        )
        INSERT INTO newsletter_subscriptions AS known (email, list_id, state, source, asked_at, confirmed_at, mails)
        SELECT ${email}::text, id, 'confirmed', 'preferences', ${now}::timestamptz, ${now}::timestamptz, 0
          FROM newsletter_lists WHERE id = ANY(${sql.param(chosen)}::int[])
        ON CONFLICT (email, list_id) DO UPDATE SET state = 'confirmed', source = 'preferences',
          asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, ended_at = NULL
          WHERE known.state <> 'confirmed'`,
    nothing,
  )
