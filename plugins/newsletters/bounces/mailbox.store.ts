import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

const state = z.object({ readAt: z.coerce.date().nullable(), problem: z.string().nullable() })

/** When the mailbox of the intake was last read to its end, and why the newest visit failed; nulls before the first. */
export type MailboxState = z.infer<typeof state>

/**
 * Takes the right to visit the mailbox, which one process has at a time.
 * @param everyMs milliseconds between two visits of all processes
 * @returns whether this process has it
 */
export async function claimVisit(db: Queryable, everyMs: number): Promise<boolean> {
  const claimed = await query(
    db,
    sql`INSERT INTO sending.mailbox AS mailbox (id, visited_at) VALUES (1, now())
        ON CONFLICT (id) DO UPDATE SET visited_at = now()
          WHERE mailbox.visited_at <= now() - make_interval(secs => ${everyMs / 1000}::float)
        RETURNING id`,
    z.object({ id: z.number() }),
  )
  return claimed.length > 0
}

/** Notes how a visit ended: with a reason, or well. */
export function noteVisit(db: Queryable, problem: string | null): Promise<unknown> {
  return query(
    db,
    sql`UPDATE sending.mailbox SET problem = ${problem}::text,
          read_at = CASE WHEN ${problem}::text IS NULL THEN now() ELSE read_at END`,
    nothing,
  )
}

/** Returns how the visits of the mailbox went. */
export async function mailboxState(db: Queryable): Promise<MailboxState> {
  const [found] = await query(db, sql`SELECT read_at AS "readAt", problem FROM sending.mailbox`, state)
  return found ?? { readAt: null, problem: null }
}
