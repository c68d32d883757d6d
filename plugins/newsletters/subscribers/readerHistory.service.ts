import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { newsletterSubscriptionRules } from '#collections/newsletters/newsletters.policy.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const event = z.object({
  at: moment,
  kind: z.enum([
    ...(['requested', 'confirmed', 'ended', 'suppressed'] as const),
    ...(['prepared', 'handed', 'accepted', 'refused', 'unknown', 'skipped', 'written'] as const),
    ...(['hard', 'soft', 'complaint'] as const),
  ]),
  // The newsletter or the issue that it is about; empty for what is about all.
  about: z.string(),
  detail: z.string(),
})

/** Everything that is known about the reader of a subscription, the newest first. */
export const readerHistory = z.object({ email: z.string(), events: z.array(event) })

// Events of a reader that are shown: some years of a daily newsletter.
const most = 1000

async function emailOf(req: PayloadRequest, subscription: number): Promise<string> {
  const statement = sql`SELECT email FROM newsletter_subscriptions WHERE id = ${subscription}::int`
  const [found] = await query(req, statement, z.object({ email: z.string() }))
  if (!found) throw new NotFound(req.t)
  return found.email
}

/**
 * Returns the history of the reader of a subscription, over all newsletters.
 * @throws APIError 403 without the permission, 404 without the subscription
 */
export async function historyOf(req: PayloadRequest, subscription: number): Promise<z.output<typeof readerHistory>> {
  const actor = await actorOfRequest(req)
  const { read: rule } = newsletterSubscriptionRules
  if (!rule.allows(actor, {})) throw permissionError(actor, rule.needs ?? [])
  const email = await emailOf(req, subscription)
  const events = await query(
    req,
    sql`WITH own AS (
          SELECT known.*, coalesce(lists.name, 'A deleted newsletter') AS list
            FROM newsletter_subscriptions AS known LEFT JOIN newsletter_lists AS lists ON lists.id = known.list_id
           WHERE known.email = ${email}
        )
        SELECT asked_at AS at, 'requested' AS kind, list AS about, coalesce(source, '') AS detail FROM own
        UNION ALL SELECT confirmed_at, 'confirmed', list, '' FROM own WHERE confirmed_at IS NOT NULL
        UNION ALL SELECT ended_at, 'ended', list, '' FROM own WHERE ended_at IS NOT NULL
        UNION ALL SELECT suppressed_at, 'suppressed', '', coalesce(detail, '') FROM newsletter_suppressions
          WHERE email = ${email}
        UNION ALL SELECT changed_at, CASE WHEN outbox.state = 'accepted' AND is_written THEN 'written' ELSE outbox.state END,
            coalesce(issues.title, 'A deleted issue'), coalesce(response, '')
          FROM sending.outbox JOIN sending.sends ON sends.id = send_id
            LEFT JOIN newsletters AS issues ON issues.id = outbox.issue_id
          WHERE subscription_id IN (SELECT id FROM own)
        UNION ALL SELECT reported_at, kind, coalesce(issues.title, ''), detail
          FROM sending.bounces LEFT JOIN newsletters AS issues ON issues.id = issue_id WHERE email = ${email}
        ORDER BY at DESC LIMIT ${most}`,
    event,
  )
  // Without the address: the log outlasts the data of the reader.
  const read = { action: 'read', kind: 'newsletter-subscriptions', id: subscription } as const
  await recordDeed(req, { ...read, what: 'read the history of a reader' })
  return { email, events }
}

/**
 * Deletes the data of the reader of a subscription: all subscriptions of the address, and with them its place in the
 * outbox, what mail servers said of it, and written mails.
 * @throws APIError 403 without the permission, 404 without the subscription
 */
export function deleteReader(req: PayloadRequest, subscription: number): Promise<void> {
  return inTransaction(req, async () => {
    const actor = await actorOfRequest(req)
    const { deletePermanently } = newsletterSubscriptionRules
    if (!deletePermanently.allows(actor, {})) throw permissionError(actor, deletePermanently.needs ?? [])
    const where = { email: { equals: await emailOf(req, subscription) } }
    const { user } = req
    await req.payload.delete({
      ...{ collection: 'newsletter-subscriptions', where, depth: 0, overrideAccess: false, user, req },
    })
  })
}
