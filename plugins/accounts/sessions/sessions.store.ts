import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InTransaction, nothing, type Queryable, query } from '#database/sql.ts'
import { notifyRights } from '#plugins/collaboration/storage/notifications.ts'
import { clientOf } from '../client.ts'
import type { SignInMethod } from '../sign-in/beginSession.ts'

// Records how, where and from which device a session of Payload began.
export async function recordSession(
  req: PayloadRequest,
  { id, userId, method }: { id: string; userId: number; method: SignInMethod },
): Promise<void> {
  const { network, device } = clientOf(req)
  await query(
    req,
    sql`INSERT INTO accounts.sessions (id, user_id, method, device, address)
        VALUES (${id}, ${userId}, ${method}, ${device}, ${network})
        ON CONFLICT (id) DO UPDATE SET method = excluded.method, proved_at = now()`,
    nothing,
  )
  // What Payload has taken out of its list is of no use here.
  await query(
    req,
    sql`DELETE FROM accounts.sessions AS kept WHERE user_id = ${userId} AND began_at < now() - interval '1 hour'
          AND NOT EXISTS (SELECT FROM users_sessions AS open WHERE open.id = kept.id)`,
    nothing,
  )
}

/** Notes that a session is in use; the caller does so about once a minute. */
export async function touchSession(req: Queryable, id: string): Promise<void> {
  await query(req, sql`UPDATE accounts.sessions SET last_used_at = now() WHERE id = ${id}`, nothing)
}

const isoMoment = z.union([z.date(), z.string()]).transform((moment) => new Date(moment).toISOString())
const openSession = z.object({
  id: z.string(),
  method: z.string().nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  beganAt: isoMoment,
  lastUsedAt: isoMoment,
})

/** Returns the log-ins of a person that have not ended, the one used last first. */
export async function openSessions(req: Queryable, userId: number): Promise<z.output<typeof openSession>[]> {
  return query(
    req,
    sql`SELECT open.id, known.method, known.device, known.address,
               coalesce(known.began_at, open.created_at, now()) AS "beganAt",
               coalesce(known.last_used_at, open.created_at, now()) AS "lastUsedAt"
        FROM users_sessions AS open LEFT JOIN accounts.sessions AS known ON known.id = open.id
        WHERE open._parent_id = ${userId} AND open.expires_at > now()
        ORDER BY "lastUsedAt" DESC`,
    openSession,
  )
}

/**
 * Ends log-ins of a person, in open rooms too: one of them, all but one, or all.
 * @returns how many have ended
 */
export async function endSessions(
  req: InTransaction,
  userId: number,
  { only, but }: { only?: string; but?: string } = {},
): Promise<number> {
  const ended = await query(
    req,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}
          AND (${only ?? null}::text IS NULL OR id = ${only ?? null}::text)
          AND (${but ?? null}::text IS NULL OR id <> ${but ?? null}::text)
        RETURNING id`,
    z.object({ id: z.string() }),
  )
  for (const { id } of ended) await query(req, sql`DELETE FROM accounts.sessions WHERE id = ${id}`, nothing)
  await notifyRights(req)
  return ended.length
}
