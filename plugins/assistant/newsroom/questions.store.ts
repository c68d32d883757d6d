/** Questions that an assistant had no answer to, and which of them editors have dismissed. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { count, moment } from './deskRows.ts'

/** Questions of a page. */
export const questionsOfPage = 25

const row = z.object({ key: z.string(), question: z.string(), count, last_at: moment, total: count })

/**
 * Returns questions without an answer, grouped by their words: the most frequent first. Those that editors have written
 * an answer for are left out.
 * @param page from 1
 */
export function openQuestionRows(
  req: InTransaction,
  assistant: number,
  { isDismissed, page }: { isDismissed: boolean; page: number },
) {
  return query(
    req,
    sql`WITH asked AS (
          SELECT assistant.question_key(e.question) AS key, e.question, e.asked_at, e.id
          FROM assistant.exchanges e JOIN assistant.threads t ON t.id = e.thread_id
          WHERE t.assistant_id = ${assistant} AND e.outcome = 'unknown'
        ), grouped AS (
          SELECT key, (array_agg(question ORDER BY id DESC))[1] AS question, count(*) AS count, max(asked_at) AS last_at
          FROM asked GROUP BY key
        )
        SELECT encode(g.key, 'hex') AS key, g.question, g.count, g.last_at, count(*) OVER () AS total
        FROM grouped g
        WHERE EXISTS (SELECT FROM assistant.dismissed d WHERE d.assistant_id = ${assistant} AND d.key = g.key) = ${isDismissed}
          AND NOT EXISTS (
            SELECT FROM public.assistant_answers a
            WHERE a.assistant_id = ${assistant} AND assistant.question_key(a.question) = g.key
          )
        ORDER BY g.count DESC, g.last_at DESC, g.key
        LIMIT ${questionsOfPage} OFFSET ${(page - 1) * questionsOfPage}`,
    row,
  )
}

/** Returns one question without an answer by its key; null when it is not asked (any more). */
export async function openQuestionRow(req: InTransaction, assistant: number, key: string) {
  const [found] = await query(
    req,
    sql`SELECT (array_agg(e.question ORDER BY e.id DESC))[1] AS question, count(*) AS count, max(e.asked_at) AS last_at
        FROM assistant.exchanges e JOIN assistant.threads t ON t.id = e.thread_id
        WHERE t.assistant_id = ${assistant} AND e.outcome = 'unknown'
          AND assistant.question_key(e.question) = decode(${key}, 'hex')
        HAVING count(*) > 0`,
    row.pick({ question: true, count: true, last_at: true }),
  )
  return found ?? null
}

export async function setDismissed(
  req: InTransaction,
  assistant: number,
  key: string,
  isDismissed: boolean,
  at: Date,
): Promise<void> {
  const change = isDismissed
    ? sql`INSERT INTO assistant.dismissed (assistant_id, key, dismissed_at)
          VALUES (${assistant}, decode(${key}, 'hex'), ${at.toISOString()}::timestamptz) ON CONFLICT DO NOTHING`
    : sql`DELETE FROM assistant.dismissed WHERE assistant_id = ${assistant} AND key = decode(${key}, 'hex')`
  await query(req, change, nothing)
}
