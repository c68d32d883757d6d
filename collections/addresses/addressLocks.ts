/**
 * Locks of PostgreSQL that end with the transaction: two people who change addresses at the same time would otherwise each
 * decide on what the other is about to change, and leave a chain or a circle that neither of them made.
 */
import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** Told apart from locks of other kinds. */
const kindOfLock = { redirects: 7_301_001, address: 7_301_002 }

/**
 * Taken before anything about addresses is read. Redirects that lead to a path are decided one at a time; publishing and
 * redirects to documents make no chains and share the lock. Always before `lockNames`.
 */
export const lockRedirects = async (req: PayloadRequest, mode: 'shared' | 'exclusive'): Promise<void> => {
  const held = await heldBy(req)
  if (held.has(mode) || held.has('exclusive')) return
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await (await sessionOf(req)).execute(`SELECT ${lock}(${kindOfLock.redirects}, 0)`)
  held.add(mode)
}

/** Locks addresses and documents by name, in an order that is the same for everybody. */
export const lockNames = async (req: PayloadRequest, names: readonly string[]): Promise<void> => {
  const held = await heldBy(req)
  const missing = [...new Set(names.map((name) => `name ${name}`))].filter((name) => !held.has(name)).sort()
  if (missing.length === 0) return
  const numbers = missing.map(numberOf).join()
  await (await sessionOf(req)).execute(
    `SELECT pg_advisory_xact_lock(${kindOfLock.address}, number) FROM unnest(ARRAY[${numbers}]::int[]) AS number`,
  )
  for (const name of missing) held.add(name)
}

/** Locks that the transaction of a request has: they are asked for once. */
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

/** As much of Payload's PostgreSQL adapter as runs a statement; one on the connection of each open transaction. */
interface StatementRunner {
  execute: (statement: string) => PromiseLike<unknown>
}

interface PostgresDatabase {
  drizzle: StatementRunner
  sessions: Record<number | string, { db: StatementRunner } | undefined>
}

/** The connection of the request's transaction. */
const sessionOf = async (req: PayloadRequest): Promise<StatementRunner> => {
  const { db } = req.payload
  if (!isPostgres(db)) throw new Error('Addresses are kept in PostgreSQL.')
  const transaction = await req.transactionID
  return (transaction ? db.sessions[transaction]?.db : undefined) ?? db.drizzle
}

const isPostgres = (db: object): db is PostgresDatabase => 'name' in db && db.name === 'postgres'
