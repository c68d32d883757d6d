import { sql } from '@payloadcms/db-postgres'
import { APIError } from 'payload'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { decideLease, type Lease, type LeaseDecision, type LeaseEvent } from './lease.ts'

const leaseRow = z.object({ holder: z.number(), taken_at: z.number(), expires_at: z.number() })

const leaseOf = ({ holder, taken_at, expires_at }: z.infer<typeof leaseRow>): Lease => ({
  holder,
  takenAt: taken_at,
  expiresAt: expires_at,
})

// Returns the database's time, the one clock for all servers and all leases.
async function databaseNow(req: InTransaction): Promise<number> {
  const [row] = await query(
    req,
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
    z.object({ now: z.number() }),
  )
  return row?.now ?? Number.NaN
}

/**
 * Decides about the lock of a document. Within a transaction, which makes those who ask at once wait for each other.
 * @param actedBy the name of who acts as the person who takes or renews it
 * @throws Error when there is no such shared document
 */
export async function decideStoredLease(
  req: InTransaction,
  documentKey: string,
  event: LeaseEvent,
  actedBy: string | null = null,
): Promise<LeaseDecision> {
  await query(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lock ${documentKey}`}, 0))`, nothing)
  const [row] = await query(
    req,
    sql`SELECT holder, taken_at, expires_at FROM collaboration.locks WHERE guid = ${documentKey}`,
    leaseRow,
  )
  const decision = decideLease(row ? leaseOf(row) : null, event, await databaseNow(req))
  if (!decision.isDone) return decision
  const { lease } = decision
  if (lease) {
    await query(
      req,
      sql`INSERT INTO collaboration.locks (guid, holder, taken_at, expires_at, acted_by)
          VALUES (${documentKey}, ${lease.holder}, ${lease.takenAt}, ${lease.expiresAt}, ${actedBy})
          ON CONFLICT (guid) DO UPDATE
          SET holder = excluded.holder, taken_at = excluded.taken_at, expires_at = excluded.expires_at,
              acted_by = excluded.acted_by`,
      nothing,
    )
  } else {
    await query(req, sql`DELETE FROM collaboration.locks WHERE guid = ${documentKey}`, nothing)
  }
  return decision
}

const storedLock = z.object({
  guid: z.string(),
  holder: z.number(),
  name: z.string(),
  taken_at: z.number(),
  // Milliseconds that are left of the lease.
  remaining: z.number(),
})

export type StoredLock = z.infer<typeof storedLock>

/**
 * Returns the locks that hold now.
 * @param documentKeys of which documents; left out: of all
 */
export async function locksOf(req: InTransaction, documentKeys?: readonly string[]): Promise<StoredLock[]> {
  const among = documentKeys
    ? sql`WHERE locks.guid IN (SELECT jsonb_array_elements_text(${JSON.stringify(documentKeys)}::jsonb))`
    : sql``
  return query(
    req,
    sql`SELECT * FROM (
          SELECT locks.guid, locks.holder, users.name || coalesce(' (by ' || locks.acted_by || ')', '') AS name,
            locks.taken_at,
            (locks.expires_at - extract(epoch FROM clock_timestamp()) * 1000)::float8 AS remaining
          FROM collaboration.locks JOIN users ON users.id = locks.holder
          ${among}
        ) held WHERE remaining > 0`,
    storedLock,
  )
}

/** Returns the lock of a document that holds now, or null. */
export async function lockOf(req: InTransaction, documentKey: string): Promise<StoredLock | null> {
  const [lock] = await locksOf(req, [documentKey])
  return lock ?? null
}

/** Returns the error for a document that another user holds. */
export function lockedError(holder: { id: number; name: string }): APIError {
  return new APIError(
    `${holder.name} has locked this document. Only they can change it until they unlock it.`,
    423,
    { code: 'document.locked', holder },
    true,
  )
}

/** Returns the error for a document that is not locked: no user holds it, or another one released it first. */
export function notLockedError(): APIError {
  return new APIError('Nobody has locked this document.', 409, { code: 'document.notLocked' }, true)
}
