import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { countBounces, countRows, newestSend } from '../sending/progress.store.ts'
import { moveSend } from '../sending/sends.store.ts'
import type { BounceReport } from './bounce.rules.ts'
import { complaintLevel, complaintRate, softLimit } from './bounce.rules.ts'

const outboxRow = z.object({ email: z.string().nullable(), issue_id: z.number() })

/**
 * Records a report about a mail, and suppresses its address: at the first hard bounce or complaint, and at the third soft
 * bounce. A report that arrives twice counts once. A mail whose outcome was unknown is known to have left.
 * @returns false for a report about no known reader
 */
export function recordBounce(req: PayloadRequest, report: BounceReport): Promise<boolean> {
  return inTransaction(req, async () => {
    const [row] =
      report.row === null
        ? []
        : await query(
            req,
            sql`UPDATE sending.outbox SET state = CASE state WHEN 'unknown' THEN 'accepted' ELSE state END
                WHERE id = ${report.row} RETURNING email, issue_id`,
            outboxRow,
          )
    const email = row?.email ?? report.email ?? (await emailOf(req, report.subscription))
    if (!email || !(await isReader(req, email))) return false
    const { source, kind, detail } = report
    const added = await query(
      req,
      sql`INSERT INTO sending.bounces (source, email, issue_id, kind, detail)
          VALUES (${source}, ${email}, ${row?.issue_id ?? null}, ${kind}, ${detail})
          ON CONFLICT (source) DO NOTHING RETURNING id`,
      nothing,
    )
    if (added.length === 0) return true
    if (kind === 'complaint' && row) await heedComplaint(req, row.issue_id)
    if (kind === 'soft' && (await softBounces(req, email)) < softLimit.count) return true
    await suppress(req, { email, reason: kind, detail })
    return true
  })
}

// Pauses the send of an issue that too many readers call spam: mail services would refuse the rest, and the next ones.
async function heedComplaint(db: Queryable, issue: number): Promise<void> {
  const send = await newestSend(db, issue)
  if (send?.state !== 'sending') return
  const { accepted } = await countRows(db, send.id)
  const { complaint } = await countBounces(db, issue)
  if (complaintLevel(complaint, accepted) !== 'stop') return
  const problem = `${complaintRate(complaint, accepted)} of the readers complained. Find out why before you resume: at 0.3% mail services begin to refuse all mail of the sender.`
  await moveSend(db, send.id, { from: ['sending'], to: 'paused', problem })
}

async function emailOf(db: Queryable, subscription: number | undefined): Promise<string | null> {
  if (subscription === undefined) return null
  const row = z.object({ email: z.string() })
  const [found] = await query(db, sql`SELECT email FROM newsletter_subscriptions WHERE id = ${subscription}`, row)
  return found?.email ?? null
}

const isReader = async (db: Queryable, email: string): Promise<boolean> =>
  (await query(db, sql`SELECT 1 AS one FROM newsletter_subscriptions WHERE email = ${email} LIMIT 1`, nothing)).length >
  0

async function softBounces(db: Queryable, email: string): Promise<number> {
  const [found] = await query(
    db,
    sql`SELECT count(DISTINCT coalesce(issue_id, -id)) AS count FROM sending.bounces
        WHERE email = ${email} AND kind = 'soft' AND reported_at > now() - make_interval(days => ${softLimit.days}::int)`,
    z.object({ count: z.coerce.number() }),
  )
  return found?.count ?? 0
}

interface Suppression {
  email: string
  reason: 'hard' | 'soft' | 'complaint'
  detail: string
}

// Suppresses an address; an earlier reason stays, unless its reader complains.
const suppress = (db: Queryable, { email, reason, detail }: Suppression): Promise<unknown> =>
  query(
    db,
    sql`INSERT INTO newsletter_suppressions (email, reason, detail, suppressed_at)
        VALUES (${email}, ${reason}::enum_newsletter_suppressions_reason, ${detail}, now())
        ON CONFLICT (email) DO UPDATE SET reason = excluded.reason, detail = excluded.detail
          WHERE excluded.reason = 'complaint'`,
    nothing,
  )

/** Forgets the reports about an address that subscribes to nothing any more. */
export function forgetReader(db: Queryable, email: string): Promise<unknown> {
  return query(
    db,
    sql`DELETE FROM sending.bounces WHERE email = ${email}
        AND NOT EXISTS (SELECT FROM newsletter_subscriptions WHERE email = ${email})`,
    nothing,
  )
}

/** Forgets the reports about an address that is allowed again: its next soft bounce is its first. */
export function forgetBounces(db: Queryable, email: string): Promise<unknown> {
  return query(db, sql`DELETE FROM sending.bounces WHERE email = ${email}`, nothing)
}
