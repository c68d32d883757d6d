import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

/** How many failures of a subject are allowed within some minutes, counted from the first. */
export interface Budget {
  /** What is counted, as `log-in of ada@paper.test`. It is stored hashed: it holds addresses. */
  subject: string
  limit: number
  minutes: number
}

const counted = z.object({ failures: z.number(), seconds: z.coerce.number() })

/** Where attempts are counted: Payload itself, or a request with its transaction. */
export type Counting = Queryable & { payload: Pick<Payload, 'secret'> }

/**
 * Counts an attempt when it begins, so that of many at once each is seen. Outside of a transaction, what a refusal takes
 * back keeps the count.
 * @returns its number within the budget's time, and the seconds until that time is over
 */
export async function countAttempt(
  on: Counting,
  { subject, minutes }: Budget,
): Promise<{ failures: number; seconds: number }> {
  await query(on, sql`DELETE FROM accounts.attempts WHERE last_at < now() - interval '1 day'`, nothing)
  const window = sql`${`${minutes} minutes`}::interval`
  const [row] = await query(
    on,
    sql`INSERT INTO accounts.attempts AS attempt (subject, failures, began_at, last_at)
        VALUES (${hashOf(on, subject)}, 1, now(), now())
        ON CONFLICT (subject) DO UPDATE SET
          failures = CASE WHEN attempt.began_at < now() - ${window} THEN 1 ELSE attempt.failures + 1 END,
          began_at = CASE WHEN attempt.began_at < now() - ${window} THEN now() ELSE attempt.began_at END,
          last_at = now()
        RETURNING failures, extract(epoch FROM began_at + ${window} - now()) AS seconds`,
    counted,
  )
  if (!row) throw new Error('The attempt was not counted.')
  return row
}

/** Takes an attempt back that succeeded. */
export async function uncountAttempt(on: Counting, { subject }: Budget): Promise<void> {
  await query(
    on,
    sql`UPDATE accounts.attempts SET failures = failures - 1
        WHERE subject = ${hashOf(on, subject)} AND failures > 0`,
    nothing,
  )
}

const hashOf = ({ payload }: Counting, subject: string): string =>
  createHmac('sha256', payload.secret).update(subject).digest('hex')
