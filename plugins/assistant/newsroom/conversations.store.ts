/** What readers asked an assistant and what they were answered, without the persons: never their key, never their hash. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import type { Outcome } from './desk.schema.ts'
import { count, dollars, duration, moment } from './deskRows.ts'

/** Conversations of a page. */
export const pageSize = 30

export interface ConversationQuery {
  assistant: number
  outcome: Outcome | undefined
  rating: 1 | -1 | undefined
  words: readonly string[]
  /** From this moment, and before the other one. */
  from: Date | null
  until: Date | null
  /** Of the last conversation that is known, with microseconds. */
  after: { lastAt: string; id: string } | null
}

// Wildcards of SQL are letters here.
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

const line = z.object({
  id: z.string(),
  last_at: moment,
  exact_last_at: z.string(),
  question: z.string(),
  outcomes: z.array(z.string().nullable()),
  helpful: count,
  unhelpful: count,
})

/** Returns conversations, newest first: one more than a page has, so that the caller knows whether there are more. */
export function conversationRows(req: InTransaction, filter: ConversationQuery) {
  const of = [
    sql`e.thread_id = t.id`,
    ...(filter.outcome ? [sql`e.outcome = ${filter.outcome}`] : []),
    ...(filter.rating ? [sql`e.rating = ${filter.rating}`] : []),
    ...filter.words.map((word) => sql`(e.question ILIKE ${pattern(word)} OR e.answer ILIKE ${pattern(word)})`),
    ...(filter.from ? [sql`e.asked_at >= ${filter.from.toISOString()}::timestamptz`] : []),
    ...(filter.until ? [sql`e.asked_at < ${filter.until.toISOString()}::timestamptz`] : []),
  ]
  const next = filter.after
    ? sql`AND (t.last_at, t.id) < (${filter.after.lastAt}::timestamptz, ${filter.after.id}::bigint)`
    : sql``
  return query(
    req,
    sql`SELECT t.id::text, t.last_at, to_char(t.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_last_at,
          s.question, s.outcomes, s.helpful, s.unhelpful
        FROM (
          SELECT t.id, t.last_at FROM assistant.threads t
          WHERE t.assistant_id = ${filter.assistant} ${next}
            AND EXISTS (SELECT FROM assistant.exchanges e WHERE ${sql.join(of, sql` AND `)})
          ORDER BY t.last_at DESC, t.id DESC LIMIT ${pageSize + 1}
        ) t
        CROSS JOIN LATERAL (
          SELECT (array_agg(e.question ORDER BY e.id))[1] AS question, array_agg(e.outcome ORDER BY e.id) AS outcomes,
            count(*) FILTER (WHERE e.rating = 1) AS helpful, count(*) FILTER (WHERE e.rating = -1) AS unhelpful
          FROM assistant.exchanges e WHERE e.thread_id = t.id
        ) s
        ORDER BY t.last_at DESC, t.id DESC`,
    line,
  )
}

const thread = z.object({ id: z.string(), started_at: moment, forum: z.string().nullable() })

/** Returns a conversation of an assistant; null when there is none (any more). */
export async function conversationRow(req: InTransaction, assistant: number, id: string) {
  const [found] = await query(
    req,
    sql`SELECT t.id::text, t.started_at, f.title AS forum
        FROM assistant.threads t LEFT JOIN public.candidate_forums f ON f.id = t.forum_id
        WHERE t.id = ${id}::bigint AND t.assistant_id = ${assistant}`,
    thread,
  )
  return found ?? null
}

const titled = z.array(z.object({ title: z.string() })).catch([])

const exchangeRow = z.object({
  id: z.string(),
  sent_at: moment,
  question: z.string(),
  answer: z.string().nullable(),
  outcome: z.string().nullable(),
  rating: z.number().nullable(),
  considered: titled,
  withheld: z.array(z.object({ text: z.string(), reason: z.string() })).catch([]),
  model: z.string().nullable(),
  dollars,
  duration,
})

/** Returns the questions and answers of a conversation, in their order. */
export function exchangeRows(req: InTransaction, thread: string) {
  return query(
    req,
    sql`SELECT id::text, asked_at AS sent_at, question, answer, outcome, rating, considered, withheld, model,
          cost_micros AS dollars, extract(epoch FROM answered_at - asked_at) * 1000 AS duration
        FROM assistant.exchanges WHERE thread_id = ${thread}::bigint ORDER BY id`,
    exchangeRow,
  )
}
