import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

/** Notes that a mail was sent, or why it was not. */
export function noteMail(db: Queryable, reason: string | null): Promise<unknown> {
  return query(
    db,
    sql`INSERT INTO operating.mails (outcome, at, reason)
        VALUES (${reason === null ? 'sent' : 'failed'}, now(), ${reason})
        ON CONFLICT (outcome) DO UPDATE SET at = now(), reason = excluded.reason`,
    nothing,
  )
}

/** Returns the newest mail that was sent, and the newest that was not. */
export function newestMails(db: Queryable) {
  return query(
    db,
    sql`SELECT outcome, floor(extract(epoch FROM at) * 1000) AS at, reason FROM operating.mails`,
    z.object({ outcome: z.enum(['sent', 'failed']), at: z.coerce.number(), reason: z.string().nullable() }),
  )
}
