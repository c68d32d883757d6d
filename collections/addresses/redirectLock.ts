import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { heldLocks } from '#database/namedLocks.ts'
import { nothing, query } from '#database/sql.ts'

// Distinguishes this advisory lock from others.
const kindOfLock = 7_301_001

/**
 * Takes the lock on redirects until the transaction ends; call it before reading anything about addresses, and before
 * `lockNames`. Redirects to a path are decided one at a time, or two people would each decide on what the other is about to
 * change, and leave a chain or a circle that neither of them made; publishing and redirects to documents make no chains and
 * share the lock.
 */
export async function lockRedirects(req: PayloadRequest, mode: 'shared' | 'exclusive'): Promise<void> {
  const held = await heldLocks(req)
  if (held.has(mode) || held.has('exclusive')) return
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await query(req, sql`SELECT ${lock}(${kindOfLock}::int, 0)`, nothing)
  held.add(mode)
}
