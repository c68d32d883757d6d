import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { chatTextOf } from '#contract/chatText.ts'
import { nothing, query } from '#database/sql.ts'
import { answerWords } from '../answering/answer.words.ts'
import { restoreWithdrawn, storeWithdrawn } from '../conversations/withdrawnAnswers.store.ts'

const withdrawn = chatTextOf([
  { type: 'kind', kind: 'unknown' },
  { type: 'text', text: answerWords.withdrawn },
  { type: 'end' },
])

const report = z.object({ id: z.number(), decision: z.string(), exchange: z.number() })

// Puts a notice in the place of an answer that the newsroom withdraws, and gives neither it nor a kept answer of the
// assistant again.
const withdraw: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { decision, exchange, id } = report.parse(doc)
  const wasWithdrawn = previousDoc?.decision === 'withdrawn'
  if (wasWithdrawn && decision !== 'withdrawn') await restoreWithdrawn(req, id, exchange)
  if (decision !== 'withdrawn' || wasWithdrawn) return doc
  await storeWithdrawn(req, id, exchange)
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
