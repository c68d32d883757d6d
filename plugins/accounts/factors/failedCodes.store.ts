import { sql } from '@payloadcms/db-postgres'
import { APIError } from 'payload'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { hashOfSecret } from '../secret.ts'

// Wrong codes of an authenticator app that one account may have within an hour: who has the password could guess for days.
const codesPerHour = 10

const subjectOf = (userId: number): string => hashOfSecret(`second factor ${userId}`)

/**
 * Counts an attempt at the codes of a person's authenticator app, before it is known whether it is right.
 * @throws APIError when there were too many; passkeys and recovery codes, which cannot be guessed, work all the same
 */
export async function countCode(req: Queryable, userId: number): Promise<void> {
  const isOver = sql`attempts.began_at < now() - interval '1 hour'`
  const [counted] = await query(
    req,
    sql`INSERT INTO accounts.attempts (subject, failures, began_at, last_at) VALUES (${subjectOf(userId)}, 1, now(), now())
        ON CONFLICT (subject) DO UPDATE SET
          failures = CASE WHEN ${isOver} THEN 1 ELSE attempts.failures + 1 END,
          began_at = CASE WHEN ${isOver} THEN now() ELSE attempts.began_at END,
          last_at = now()
        RETURNING failures`,
    z.object({ failures: z.number() }),
  )
  if (counted && counted.failures <= codesPerHour) return
  throw new APIError(
    'Too many wrong codes. Wait an hour, or use a passkey or a recovery code.',
    429,
    { code: 'account.tooManyCodes' },
    true,
  )
}

/** Forgets the wrong codes of a person whose code was right. */
export async function forgetCodes(req: Queryable, userId: number): Promise<void> {
  await query(req, sql`DELETE FROM accounts.attempts WHERE subject = ${subjectOf(userId)}`, nothing)
}
