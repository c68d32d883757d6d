import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { nothing, query, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { answerDeadline } from './conversations.store.ts'

// Milliseconds between two rounds.
const interval = 10 * 60_000

// Any number of its own: the lock of who does a round.
const lockOfUpkeep = 7264

// Days that counters of readers and answers to be given again are kept.
const kept = { readerDays: 2, answerDays: 30 }

/** Deletes what is older than it may be, at once and every ten minutes while the process runs. */
export function startConversationUpkeep(payload: Payload): void {
  const round = () =>
    deleteOld(payload, new Date()).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Old conversations could not be deleted' }),
    )
  void round()
  setInterval(() => void round(), interval).unref()
}

/**
 * Deletes conversations whose last question is older than their assistant keeps them, counters, used proofs and answers to
 * be given again. One process at a time does it. Answers that were never finished count as failed.
 */
export async function deleteOld(payload: Payload, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const statements = [
    sql`DELETE FROM assistant.threads USING assistants
        WHERE assistants.id = assistant_id
          AND last_at < ${now.toISOString()}::timestamptz - make_interval(days => assistants.limits_retention_days::int)`,
    sql`UPDATE assistant.exchanges SET outcome = 'failed'
        WHERE outcome IS NULL AND asked_at < ${new Date(now.getTime() - answerDeadline).toISOString()}`,
    sql`DELETE FROM assistant.reader_hours WHERE hour < ${daysAgo(kept.readerDays)}`,
    sql`DELETE FROM assistant.kept_answers WHERE made_at < ${daysAgo(kept.answerDays)}`,
    sql`DELETE FROM assistant.used_proofs WHERE expires_at < ${now.toISOString()}`,
  ]
  await inTransaction(req, async () => {
    const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfUpkeep}) AS "isMine"`
    const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
    if (!lock?.isMine) return
    for (const one of statements) await query(req, one, nothing)
  })
}
