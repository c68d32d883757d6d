/** The log of questions to candidates that are not taken: every decline is in it with its reason. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { beginExchange, closeExchange, emptyExchange, newThreadId } from '../conversations/conversations.store.ts'
import type { DeclinedFor } from '../gate/questionGate.ts'
import { type Candidacy, markOfRules } from './forum.load.ts'

// Declined questions of a forum that are logged in an hour: a program may send any number.
const mostPerHour = 500

interface Declined {
  assistant: number
  candidacy: Candidacy
  question: string
  reason: DeclinedFor
  now: Date
}

/** Logs a question in a conversation of its own, which no reader opens. */
export async function logDeclined(
  req: PayloadRequest,
  { assistant, candidacy, now, question, reason }: Declined,
): Promise<void> {
  const { forum } = candidacy
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const [logged] = await query(
    req,
    sql`SELECT count(*)::int AS count FROM (
          SELECT FROM assistant.threads JOIN assistant.exchanges ON thread_id = threads.id
          WHERE forum_id = ${forum} AND started_at > ${since} AND outcome = 'refused' LIMIT ${mostPerHour}) AS declined`,
    z.object({ count: z.number() }),
  )
  if ((logged?.count ?? 0) >= mostPerHour) return
  const begun = await beginExchange(req, { assistant, forum, thread: null, newThread: newThreadId(), question, now })
  if (typeof begun === 'string') throw new Error('A new conversation could not be begun')
  const rulesMark = markOfRules(candidacy)
  await closeExchange(
    req,
    begun.id,
    { ...emptyExchange, answer: null, outcome: 'refused', refusedFor: reason, rulesMark },
    now,
  )
}
