/**
 * Advisory locks of PostgreSQL that end with the transaction: two people who change addresses at the same time would
 * otherwise each decide on what the other is about to change, and leave a chain or a circle that neither of them made.
 */
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nothing, query } from '#database/sql.ts'

/** Distinguishes these locks from others. */
const kindOfLock = { redirects: 7_301_001, address: 7_301_002 }

/**
 * Takes the lock on redirects; call it before reading anything about addresses, and before `lockNames`. Redirects to a
 * path are decided one at a time; publishing and redirects to documents make no chains and share the lock.
 */
export const lockRedirects = async (req: PayloadRequest, mode: 'shared' | 'exclusive'): Promise<void> => {
  const held = await heldBy(req)
  if (held.has(mode) || held.has('exclusive')) return
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await query(req, sql`SELECT ${lock}(${kindOfLock.redirects}::int, 0)`, nothing)
  held.add(mode)
}

/** Locks addresses and documents by name, in an order that is the same for all. */
export const lockNames = async (req: PayloadRequest, names: readonly string[]): Promise<void> => {
  const held = await heldBy(req)
  const missing = [...new Set(names.map((name) => `name ${name}`))].filter((name) => !held.has(name)).sort()
  if (missing.length === 0) return
  const numbers = sql.param(missing.map(numberOf))
  await query(
    req,
    sql`SELECT pg_advisory_xact_lock(${kindOfLock.address}::int, number) FROM unnest(${numbers}::int[]) AS number`,
    nothing,
  )
  for (const name of missing) held.add(name)
}

/** Names of the locks that the transaction of a request holds: each is taken once. */
const heldBy = async ({ context, transactionID }: PayloadRequest): Promise<Set<string>> => {
  const transaction = (await transactionID) ?? null
  const known = context.addressLocks
  if (known instanceof HeldLocks && known.transaction === transaction && transaction !== null) return known.names
  const made = new HeldLocks(transaction)
  context.addressLocks = made
  return made.names
}

class HeldLocks {
  readonly names = new Set<string>()
  readonly transaction: number | string | null
  constructor(transaction: number | string | null) {
    this.transaction = transaction
  }
}

/** PostgreSQL's locks have numbers of 32 bits. Two names with the same one only wait for each other. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE()
