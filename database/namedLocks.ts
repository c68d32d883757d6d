import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { nothing, query } from './sql.ts'

// Distinguishes these advisory locks from others.
const kindOfLock = 7_301_002

/** Locks names until the transaction of a request ends, in an order that is the same for all. */
export async function lockNames(req: PayloadRequest, names: readonly string[]): Promise<void> {
  const held = await heldLocks(req)
  const missing = [...new Set(names.map((name) => `name ${name}`))].filter((name) => !held.has(name)).sort()
  if (missing.length === 0) return
  const numbers = sql.param(missing.map(numberOf))
  await query(
    req,
    sql`SELECT pg_advisory_xact_lock(${kindOfLock}::int, number) FROM unnest(${numbers}::int[]) AS number`,
    nothing,
  )
  for (const name of missing) held.add(name)
}

/** Returns the names of the locks that the transaction of a request holds: each is taken once. */
export async function heldLocks({ context, transactionID }: PayloadRequest): Promise<Set<string>> {
  const transaction = (await transactionID) ?? null
  const known = context.heldLocks
  if (known instanceof HeldLocks && known.transaction === transaction && transaction !== null) return known.names
  const made = new HeldLocks(transaction)
  context.heldLocks = made
  return made.names
}

class HeldLocks {
  readonly names = new Set<string>()
  readonly transaction: number | string | null
  constructor(transaction: number | string | null) {
    this.transaction = transaction
  }
}

// PostgreSQL's locks have numbers of 32 bits. Two names with the same one only wait for each other.
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE()
