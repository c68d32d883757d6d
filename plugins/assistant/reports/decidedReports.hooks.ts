import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { chatTextOf } from '#contract/chatText.ts'
import { nothing, query } from '#database/sql.ts'
import { answerWords } from '../answering/answer.words.ts'

const withdrawn = chatTextOf([
  { type: 'kind', kind: 'unknown' },
  { type: 'text', text: answerWords.withdrawn },
  { type: 'end' },
])

const report = z.object({ decision: z.string(), exchange: z.number(), assistant: z.number().nullish() })

// Puts a notice in the place of an answer that the newsroom withdraws, and gives no kept answer of the assistant again.
const withdraw: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { decision, exchange } = report.parse({ ...doc, assistant: null })
  if (decision !== 'withdrawn' || previousDoc?.decision === 'withdrawn') return doc
  await query(
    req,
    sql`WITH changed AS (
          UPDATE assistant.exchanges SET answer = ${withdrawn}, basis = '[]' WHERE id = ${exchange} RETURNING thread_id
        )
        DELETE FROM assistant.kept_answers WHERE assistant_id IN (
          SELECT assistant_id FROM assistant.threads WHERE id IN (SELECT thread_id FROM changed))`,
    nothing,
  )
  return doc
}

/** Makes decisions about reported answers count. */
export function decideReportsOf(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'answer-reports') return collection
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), withdraw] } }
}
