import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ThreadCall } from '#contract/chat.schema.ts'
import { type InTransaction, nothing, query, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import type { DeclinedFor, RefusedFor } from '../gate/questionGate.ts'
import type { WithheldSentence } from '../grounding/answerChecker.ts'

export const basisPassage = z.object({ id: z.string(), version: z.string(), title: z.string() })
export type BasisPassage = z.output<typeof basisPassage>

/** Milliseconds after which an answer that is not there is given up: the process that made it is gone. */
export const answerDeadline = 180_000

/** A question that is being answered. */
export interface OpenExchange {
  id: number
  threadId: string
}

const id = z.object({ id: z.coerce.number() })

/**
 * Begins a conversation with its first question, or adds a question to one.
 * @param thread the id of a conversation that the reader holds; null for a new one, whose id is `newThread`
 */
export function beginExchange(
  req: PayloadRequest,
  {
    assistant,
    forum,
    newThread,
    now,
    question,
    thread,
  }: { assistant: number; forum: number | null; thread: string | null; newThread: string; question: string; now: Date },
): Promise<OpenExchange | 'unknown-thread' | 'in-progress'> {
  return inTransaction(req, async () => {
    const at = now.toISOString()
    const found =
      thread === null
        ? await query(
            req,
            sql`INSERT INTO assistant.threads (key_hash, assistant_id, forum_id, started_at, last_at)
                VALUES (decode(${threadHash(newThread)}, 'hex'), ${assistant}, ${forum}, ${at}, ${at}) RETURNING id`,
            id,
          )
        : await queryInTransaction(
            req,
            sql`SELECT id FROM assistant.threads
                WHERE key_hash = decode(${threadHash(thread)}, 'hex') AND assistant_id = ${assistant}
                  AND forum_id IS NOT DISTINCT FROM ${forum}::int FOR UPDATE`,
            id,
          )
    const [own] = found
    if (!own) return 'unknown-thread'
    const [open] = await query(
      req,
      sql`SELECT id FROM assistant.exchanges WHERE thread_id = ${own.id} AND outcome IS NULL
          AND asked_at > ${new Date(now.getTime() - answerDeadline).toISOString()} LIMIT 1`,
      id,
    )
    if (open) return 'in-progress'
    await query(
      req,
      sql`UPDATE assistant.exchanges SET outcome = 'failed' WHERE thread_id = ${own.id} AND outcome IS NULL`,
      nothing,
    )
    await query(req, sql`UPDATE assistant.threads SET last_at = ${at} WHERE id = ${own.id}`, nothing)
    const [exchange] = await query(
      req,
      sql`INSERT INTO assistant.exchanges (thread_id, question, asked_at) VALUES (${own.id}, ${question}, ${at})
          RETURNING id`,
      id,
    )
    if (!exchange) throw new Error('A question could not be stored')
    return { id: exchange.id, threadId: thread ?? newThread }
  })
}

export type Outcome = 'model' | 'extract' | 'written' | 'unknown' | 'refused' | 'failed' | 'left'

/** What became of a question. */
export interface ClosedExchange {
  /** With markers; null when nothing was sent. */
  answer: string | null
  outcome: Outcome
  basis: readonly BasisPassage[]
  considered: readonly { id: string; title: string }[]
  withheld: readonly WithheldSentence[]
  model: string | null
  inputTokens: number
  outputTokens: number
  costMicros: number
  /** Why the question was not passed on to a candidate; null otherwise. */
  refusedFor: RefusedFor | DeclinedFor | null
  /** Mark of the forum's rules that it was asked under; null outside of a forum. */
  rulesMark: string | null
}

/** The end of an exchange for which nothing was found, asked or spent. */
export const emptyExchange: Omit<ClosedExchange, 'answer' | 'outcome'> = {
  refusedFor: null,
  rulesMark: null,
  basis: [],
  considered: [],
  withheld: [],
  model: null,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
}

/** Stores the answer of a question. */
export function closeExchange(
  req: InTransaction,
  exchange: number,
  closed: ClosedExchange,
  now: Date,
): Promise<unknown> {
  return query(
    req,
    sql`UPDATE assistant.exchanges SET
          answer = ${closed.answer}, outcome = ${closed.outcome}, basis = ${JSON.stringify(closed.basis)}::jsonb,
          considered = ${JSON.stringify(closed.considered)}::jsonb, withheld = ${JSON.stringify(closed.withheld)}::jsonb,
          model = ${closed.model}, input_tokens = ${closed.inputTokens}, output_tokens = ${closed.outputTokens},
          cost_micros = ${closed.costMicros}, refused_for = ${closed.refusedFor}, asked_with = ${closed.rulesMark},
          answered_at = ${now.toISOString()}
        WHERE id = ${exchange} AND outcome IS NULL`,
    nothing,
  )
}

const storedExchange = z.object({
  id: z.coerce.number(),
  question: z.string(),
  answer: z.string().nullable(),
  outcome: z.string().nullable(),
  basis: z.array(basisPassage),
})
export type StoredExchange = z.output<typeof storedExchange>

/**
 * Returns the questions of a conversation with their answers, in their order; none for an id that opens nothing.
 * @param of the assistant that it has to be with, and the forum that it has to be in; null for any
 */
export function exchangesOf(
  req: InTransaction,
  threadId: string,
  of: ThreadCall['of'] = null,
): Promise<StoredExchange[]> {
  return query(
    req,
    sql`SELECT exchanges.id, question, answer, outcome, basis FROM assistant.exchanges
        JOIN assistant.threads ON threads.id = thread_id
        WHERE key_hash = decode(${threadHash(threadId)}, 'hex') AND ${of ? isOf(of) : sql`true`} ORDER BY exchanges.id`,
    storedExchange,
  )
}

const isOf = ({ assistant, forum }: NonNullable<ThreadCall['of']>) =>
  sql`assistant_id = (SELECT id FROM public.assistants WHERE slug = ${assistant})
      AND forum_id::text IS NOT DISTINCT FROM ${forum}::text`

/** Stores whether an answer helped. @param rating 1, -1, or 0 to take it back @returns whether there is such an answer */
export async function rateAnswer(
  req: InTransaction,
  threadId: string,
  answer: number,
  rating: number,
): Promise<boolean> {
  const rated = await query(
    req,
    sql`UPDATE assistant.exchanges SET rating = ${rating === 0 ? null : rating}
        WHERE id = (SELECT exchanges.id FROM assistant.exchanges JOIN assistant.threads ON threads.id = thread_id
          WHERE key_hash = decode(${threadHash(threadId)}, 'hex') AND answer IS NOT NULL
          ORDER BY exchanges.id OFFSET ${answer} LIMIT 1)
        RETURNING id`,
    id,
  )
  return rated.length > 0
}

/** Returns a new id of a conversation, which opens it for who holds it: 32 random bytes in base64url. */
export function newThreadId(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns what is stored of an id: its SHA-256, in hexadecimal. */
export function threadHash(threadId: string): string {
  return createHash('sha256').update(threadId).digest('hex')
}
