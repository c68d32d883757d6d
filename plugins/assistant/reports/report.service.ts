import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { ReportRequest } from '#contract/chat.schema.ts'
import { plainChatText } from '#contract/chatText.ts'
import { reportLimits } from '#contract/conversations.ts'
import { query } from '#database/sql.ts'
import { threadHash } from '../conversations/conversations.store.ts'
import { withoutPersonalData } from '../personalData.ts'

const reported = z.object({
  id: z.coerce.number(),
  question: z.string(),
  answer: z.string(),
  assistant: z.number(),
  forum: z.number().nullable(),
})

/**
 * Stores a reader's report of an answer. Another report of the same answer adds to one that is not decided: an address and
 * words stay.
 * @returns whether there is such an answer
 */
export async function takeReport(
  req: PayloadRequest,
  { answer, details, email, reason, threadId }: ReportRequest,
): Promise<boolean> {
  const [found] = await query(
    req,
    sql`SELECT exchanges.id, question, answer, assistant_id AS assistant, forum_id AS forum
        FROM assistant.exchanges JOIN assistant.threads ON threads.id = thread_id
        WHERE key_hash = decode(${threadHash(threadId)}, 'hex') AND answer IS NOT NULL
        ORDER BY exchanges.id OFFSET ${answer} LIMIT 1`,
    reported,
  )
  if (!found) return false
  const data = {
    question: withoutPersonalData(found.question),
    answer: plainChatText(found.answer).trim(),
    assistant: found.assistant,
    forum: found.forum,
    exchange: found.id,
    decision: 'open' as const,
    ...{ reason, email, details },
  }
  const where: Where = { and: [{ exchange: { equals: found.id } }, { decision: { equals: 'open' } }] }
  const { docs } = await req.payload.find({
    collection: 'answer-reports',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [open] = docs
  if (!open) await req.payload.create({ collection: 'answer-reports', data, depth: 0, req })
  else {
    const said = [...new Set([open.details ?? '', details])].filter(Boolean).join('\n\n').slice(0, reportLimits.details)
    const added = { ...data, email: email ?? open.email ?? null, details: said }
    await req.payload.update({ collection: 'answer-reports', id: open.id, data: added, depth: 0, req })
  }
  return true
}
