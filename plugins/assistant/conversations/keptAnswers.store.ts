import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import type { AssistantRecord, Passage } from '../assistant.types.ts'
import { type BasisPassage, basisPassage } from './conversations.store.ts'

/** An answer that can be given again. */
export interface KeptAnswer {
  /** With markers. */
  answer: string
  outcome: 'model'
  basis: BasisPassage[]
}

/**
 * Returns the key of an answer: it changes with the assistant, the question, and the text of every passage that was found
 * for it.
 * @param question in the form that equal questions share
 */
export function keptKey(
  { id, model, version }: Pick<AssistantRecord, 'id' | 'model' | 'version'>,
  question: string,
  passages: readonly Passage[],
): string {
  const parts = [id, version, model, question, ...passages.map((passage) => `${passage.id}@${passage.version}`)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Returns a kept answer, or null. */
export async function keptAnswer(req: InTransaction, key: string): Promise<KeptAnswer | null> {
  const row = z.object({ answer: z.string(), outcome: z.literal('model'), basis: z.array(basisPassage) })
  const [found] = await query(
    req,
    sql`SELECT answer, outcome, basis FROM assistant.kept_answers WHERE key = decode(${key}, 'hex')`,
    row,
  )
  return found ?? null
}

/** Keeps an answer. */
export function keepAnswer(
  req: InTransaction,
  assistant: number,
  key: string,
  { answer, basis, outcome }: KeptAnswer,
  now: Date,
): Promise<unknown> {
  return query(
    req,
    sql`INSERT INTO assistant.kept_answers (key, assistant_id, answer, outcome, basis, made_at)
        VALUES (decode(${key}, 'hex'), ${assistant}, ${answer}, ${outcome}, ${JSON.stringify(basis)}::jsonb,
          ${now.toISOString()})
        ON CONFLICT (key) DO UPDATE
          SET answer = excluded.answer, outcome = excluded.outcome, basis = excluded.basis, made_at = excluded.made_at`,
    nothing,
  )
}
