import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import type { AssistantRecord, PassageRetriever } from '../assistant.types.ts'
import { basisPassage } from './conversations.store.ts'
import { currentBasis, versionKey } from './currentBasis.ts'

/** Stores that the newsroom withdraws the answer that a report is about, before the answer is replaced. */
export function storeWithdrawn(req: InTransaction, report: number, exchange: number): Promise<unknown> {
  return query(
    req,
    sql`INSERT INTO assistant.withdrawn_answers (report_id, assistant_id, question, answer, sent, basis, version)
        SELECT r.id, t.assistant_id, CASE WHEN EXISTS (
            SELECT FROM assistant.exchanges b WHERE b.thread_id = t.id AND b.id < e.id) THEN NULL ELSE r.question END,
          r.answer, e.answer, e.basis, a.updated_at
        FROM answer_reports r JOIN assistant.exchanges e ON e.id = ${exchange} JOIN assistant.threads t ON t.id = e.thread_id
        JOIN assistants a ON a.id = t.assistant_id WHERE r.id = ${report} AND e.answer IS NOT NULL ON CONFLICT (report_id) DO NOTHING`,
    nothing,
  )
}

/** Gives an answer back to its conversation, and to other readers. */
export function restoreWithdrawn(req: InTransaction, report: number, exchange: number): Promise<unknown> {
  return query(
    req,
    sql`WITH restored AS (DELETE FROM assistant.withdrawn_answers WHERE report_id = ${report} RETURNING sent, basis)
        UPDATE assistant.exchanges SET answer = restored.sent, basis = restored.basis FROM restored WHERE id = ${exchange}`,
    nothing,
  )
}

const row = z.object({
  question: z.string().nullable(),
  answer: z.string(),
  basis: z.array(basisPassage),
  isChanged: z.boolean(),
})

export interface WithdrawnAnswer {
  // Null for a follow-up, which means another thing in another conversation.
  question: string | null
  // Plain text; null for an answer without passages, whose words other questions get too.
  answer: string | null
}

/**
 * Returns the withdrawn answers of an assistant: those whose passages are as they were, and those without passages while the
 * assistant is as it was.
 */
export async function withdrawnAnswers(
  req: PayloadRequest,
  retriever: PassageRetriever,
  { id }: Pick<AssistantRecord, 'id'>,
): Promise<WithdrawnAnswer[]> {
  const rows = await query(
    req,
    sql`SELECT question, answer, basis, version IS DISTINCT FROM a.updated_at AS "isChanged"
        FROM assistant.withdrawn_answers JOIN assistants a ON a.id = assistant_id WHERE assistant_id = ${id}`,
    row,
  )
  if (rows.length === 0) return []
  const current = await currentBasis(
    req,
    retriever,
    rows.flatMap(({ basis }) => basis),
  )
  return rows.flatMap(({ answer, basis, isChanged, question }): WithdrawnAnswer[] => {
    if (basis.length === 0) return isChanged ? [] : [{ question, answer: null }]
    return basis.every((passage) => current.has(versionKey(passage))) ? [{ question, answer }] : []
  })
}
