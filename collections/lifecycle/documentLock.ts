import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'

/**
 * Holds the document's row until the request's transaction ends, so that writes to one document follow each other: the
 * second one reads what the first one left. Others may still point to the document meanwhile.
 */
export const holdRow = async (req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> => {
  if (!Number.isSafeInteger(Number(id))) return
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await run(req, sql`SELECT 1 FROM ${table} WHERE id = ${Number(id)} FOR NO KEY UPDATE`)
}

/**
 * Makes this the one action on the document until the request's transaction ends.
 * @returns false when another action is at it; it then has to be refused.
 */
export const claimAction = async (req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<boolean> => {
  const [row] = await run(req, sql`SELECT pg_try_advisory_xact_lock(${keyOf(collection, id)}) AS taken`)
  return row?.taken === true
}

/** The same, but waits for its turn. */
export const awaitAction = async (req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> => {
  await run(req, sql`SELECT pg_advisory_xact_lock(${keyOf(collection, id)})`)
}

const keyOf = (collection: CollectionSlug, id: Id) => sql`hashtextextended(${`lifecycle ${collection}/${id}`}, 0)`

/** @throws Error outside of a transaction, where a lock would end with its own statement. */
const run = async (req: PayloadRequest, statement: SQL): Promise<Record<string, unknown>[]> => {
  const transaction = await req.transactionID
  const session = transaction ? req.payload.db.sessions?.[transaction] : undefined
  if (!isSession(session)) throw new Error('A document can only be held within a transaction.')
  const { rows } = await session.db.execute(statement)
  return rows
}

type SQL = ReturnType<typeof sql>

/** What the PostgreSQL adapter keeps of a transaction. */
interface Session {
  db: { execute: (statement: SQL) => Promise<{ rows: Record<string, unknown>[] }> }
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'db' in value &&
  typeof value.db === 'object' &&
  value.db !== null &&
  'execute' in value.db
