import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'

const row = z
  .object({
    id: z.coerce.number(),
    session_id: z.string(),
    administrator_id: z.number(),
    account_id: z.number(),
    reason: z.string(),
    began_at: z.coerce.date(),
    ends_at: z.coerce.date(),
    is_logged_in: z.boolean(),
  })
  .transform((found) => ({
    id: found.id,
    sessionId: found.session_id,
    administratorId: found.administrator_id,
    accountId: found.account_id,
    reason: found.reason,
    beganAt: found.began_at,
    endsAt: found.ends_at,
    isLoggedIn: found.is_logged_in,
  }))

/** An administrator who acts as another person, in one log-in. */
export type Acting = z.output<typeof row>

const columns = sql`acting.id, acting.session_id, acting.administrator_id, acting.account_id, acting.reason,
  acting.began_at, acting.ends_at,
  EXISTS (SELECT FROM users_sessions AS open
          WHERE open.id = acting.session_id AND open._parent_id = acting.administrator_id AND open.expires_at > now())
    AS is_logged_in`

/** Begins it. @returns whether it has begun: a log-in acts as one person at a time */
export async function insertActing(
  req: Queryable,
  acting: Pick<Acting, 'sessionId' | 'administratorId' | 'accountId' | 'reason'> & { minutes: number },
): Promise<boolean> {
  const begun = await query(
    req,
    sql`INSERT INTO accounts.acting_as (session_id, administrator_id, account_id, reason, ends_at)
        VALUES (${acting.sessionId}, ${acting.administratorId}, ${acting.accountId}, ${acting.reason},
                now() + make_interval(mins => ${acting.minutes}))
        ON CONFLICT DO NOTHING RETURNING id`,
    nothing,
  )
  return begun.length > 0
}

/** Returns what a log-in acts as; null for nothing. It may be over without having been ended. */
export async function actingIn(req: Queryable, sessionId: string): Promise<Acting | null> {
  const [acting] = await query(
    req,
    sql`SELECT ${columns} FROM accounts.acting_as AS acting WHERE session_id = ${sessionId} AND ended_at IS NULL`,
    row,
  )
  return acting ?? null
}

/** Returns all that was not ended. */
export function allActing(req: Queryable): Promise<Acting[]> {
  return query(req, sql`SELECT ${columns} FROM accounts.acting_as AS acting WHERE ended_at IS NULL ORDER BY id`, row)
}

/** Ends it. @returns whether it was this call that ended it */
export async function setEnded(req: Queryable, id: number): Promise<boolean> {
  const ended = await query(
    req,
    sql`UPDATE accounts.acting_as SET ended_at = least(now(), ends_at) WHERE id = ${id} AND ended_at IS NULL RETURNING id`,
    nothing,
  )
  return ended.length > 0
}

const past = z.object({
  name: z.string(),
  reason: z.string(),
  beganAt: z.coerce.date().transform((date) => date.toISOString()),
  minutes: z.coerce.number(),
  isOver: z.boolean(),
})

/** Returns who acted as a person, the newest first. */
export function actedAs(req: Queryable, accountId: number): Promise<z.output<typeof past>[]> {
  return query(
    req,
    sql`SELECT users.name, acting.reason, acting.began_at AS "beganAt", acting.ended_at IS NOT NULL AS "isOver",
               ceil(extract(epoch FROM coalesce(acting.ended_at, now()) - acting.began_at) / 60) AS minutes
        FROM accounts.acting_as AS acting JOIN users ON users.id = acting.administrator_id
        WHERE acting.account_id = ${accountId} ORDER BY acting.id DESC LIMIT 20`,
    past,
  )
}
