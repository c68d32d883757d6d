import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import type { SentIssue } from '../issueMail.types.ts'

/** States of a send. preparing: requested by a publication, not rendered yet. */
export const sendStates = ['preparing', 'sending', 'paused', 'cancelled', 'finished'] as const
export type SendState = (typeof sendStates)[number]

const count = z.coerce.number()

const sentMail = z.object({
  issueId: z.number(),
  listName: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type SentMail = z.output<typeof sentMail>

/** Returns the mail of a send; null when the send is gone. */
export async function mailOf(db: Queryable, send: number): Promise<SentMail | null> {
  const [found] = await query(
    db,
    sql`SELECT issue_id AS "issueId", list_name AS "listName", subject, html, body AS text
        FROM sending.sends WHERE id = ${send}`,
    sentMail,
  )
  return found ?? null
}

const readers = (list: number) => sql`
  FROM newsletter_subscriptions AS known WHERE known.list_id = ${list}::int AND known.state = 'confirmed'
   AND NOT EXISTS (SELECT FROM newsletter_suppressions AS kept WHERE kept.email = known.email)`

/**
 * Counts the readers of an issue who have not been sent it: all, and those left out because they are suppressed.
 * @param isWritten whether mails are written to a folder. What was written there has reached no reader: readers get it
 *   once there is a mail server.
 */
export async function countAudience(
  db: Queryable,
  { issue, list, isWritten }: { issue: number; list: number; isWritten: boolean },
) {
  const [found] = await query(
    db,
    sql`SELECT
      (SELECT count(*) ${readers(list)} AND NOT EXISTS (
        SELECT FROM sending.outbox JOIN sending.sends ON sends.id = send_id
        WHERE outbox.issue_id = ${issue} AND reader = sha256(convert_to(known.email, 'UTF8'))
          AND (${isWritten} OR NOT is_written)
      )) AS audience,
      (SELECT count(*) FROM newsletter_subscriptions AS known JOIN newsletter_suppressions AS kept USING (email)
        WHERE known.list_id = ${list}::int AND known.state = 'confirmed') AS suppressed`,
    z.object({ audience: count, suppressed: count }),
  )
  return found ?? { audience: 0, suppressed: 0 }
}

interface NewSend {
  issue: number
  version: number
  listName: string
  by: number | null
  isWritten: boolean
}

/** Creates a send that waits to be rendered. @returns its id; null while another send of the issue is under way */
export async function addSend(
  db: Queryable,
  { issue, version, listName, by, isWritten }: NewSend,
): Promise<number | null> {
  const [row] = await query(
    db,
    sql`INSERT INTO sending.sends (issue_id, version_id, list_name, state, asked_by, is_written)
        VALUES (${issue}, ${version}, ${listName}, 'preparing', ${by}, ${isWritten})
        ON CONFLICT DO NOTHING RETURNING id`,
    z.object({ id: z.number() }),
  )
  return row?.id ?? null
}

export interface FrozenMail extends Omit<SentIssue, 'previewText'> {
  /** The addresses that its links lead to, where clicks are counted. */
  links: string[]
  countsOpens: boolean
}

/**
 * Freezes the mail and the audience of a send, and starts it: a row for each reader who has none for this issue yet.
 * Changes nothing for a send that is not preparing.
 * @returns the number of readers
 */
export async function freezeSend(
  db: Queryable,
  send: number,
  { issue, list, mail }: { issue: number; list: number; mail: FrozenMail },
): Promise<number> {
  // What an earlier send put off when it was cancelled, and what went to the folder only.
  await query(
    db,
    sql`DELETE FROM sending.outbox USING sending.sends
        WHERE outbox.issue_id = ${issue} AND sends.id = send_id
          AND ((outbox.state = 'prepared' AND sends.state = 'cancelled')
            OR (is_written AND NOT (SELECT is_written FROM sending.sends WHERE id = ${send})))`,
    nothing,
  )
  const rows = await query(
    db,
    sql`WITH started AS (
          UPDATE sending.sends SET state = 'sending', problem = NULL, subject = ${mail.subject}, html = ${mail.html},
            body = ${mail.text}, posts = ${JSON.stringify(mail.posts)}::jsonb,
            links = ${JSON.stringify(mail.links)}::jsonb, counts_opens = ${mail.countsOpens}
          WHERE id = ${send} AND state = 'preparing' RETURNING id
        )
        INSERT INTO sending.outbox (send_id, issue_id, subscription_id, email, reader)
        SELECT (SELECT id FROM started), ${issue}::int, known.id, known.email, sha256(convert_to(known.email, 'UTF8'))
          ${readers(list)} AND EXISTS (SELECT FROM started)
        -- While a new sender warms up, who has asked for it last gets it first: they open it most.
        ORDER BY known.confirmed_at DESC NULLS LAST, known.id
        ON CONFLICT (issue_id, reader) DO NOTHING
        RETURNING 1 AS one`,
    nothing,
  )
  await query(db, sql`UPDATE sending.sends SET audience = ${rows.length} WHERE id = ${send}`, nothing)
  return rows.length
}

/**
 * Changes the state of a send.
 * @returns false when it is in none of the given states
 */
export async function moveSend(
  db: Queryable,
  send: number,
  { from, to, problem = null }: { from: readonly SendState[]; to: SendState; problem?: string | null },
): Promise<boolean> {
  const rows = await query(
    db,
    sql`UPDATE sending.sends SET state = ${to}, problem = ${problem},
          finished_at = CASE WHEN ${to}::text IN ('cancelled', 'finished') THEN now() END
        WHERE id = ${send} AND state = ANY(${sql.param([...from])}::text[]) RETURNING id`,
    nothing,
  )
  return rows.length > 0
}

/** Removes the rows of a cancelled send that have not been handed over. Their readers can be sent the issue by another. */
export function dropPrepared(db: Queryable, send: number): Promise<unknown> {
  return query(db, sql`DELETE FROM sending.outbox WHERE send_id = ${send} AND state = 'prepared'`, nothing)
}

/** Says what delays the sends under way, such as a mail server that does not answer; null when nothing does. */
export function noteProblem(db: Queryable, sends: number[], problem: string | null): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.sends SET problem = ${problem}
        WHERE id = ANY(${sql.param(sends)}::int[]) AND state IN ('preparing', 'sending') AND problem IS DISTINCT FROM ${problem}`,
    nothing,
  )
}

export function finishSends(db: Queryable): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.sends SET state = 'finished', problem = NULL, finished_at = now()
        WHERE state = 'sending'
          AND NOT EXISTS (SELECT FROM sending.outbox WHERE send_id = sends.id AND state IN ('prepared', 'handed'))`,
    nothing,
  )
}

export function preparingSends(db: Queryable) {
  return query(
    db,
    sql`SELECT id, issue_id AS issue, version_id AS version FROM sending.sends WHERE state = 'preparing' ORDER BY id`,
    z.object({ id: z.number(), issue: z.number(), version: z.number() }),
  )
}
