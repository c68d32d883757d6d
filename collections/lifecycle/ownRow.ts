/**
 * The row of a document itself, which readers see when it is live; the newest version of the document may be a draft.
 * A transaction that holds the row reads it once, until it writes it.
 */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nothing, queryInTransaction } from '#database/sql.ts'
import type { Id } from '../permissions/actor.ts'

/** A row as the database gives it: relationships are ids. */
export type OwnRow = Record<string, unknown> & { id: Id }

/** Returns whether readers see a document of a collection with drafts. */
export function isLive(row: Record<string, unknown> | null | undefined): boolean {
  return row?._status === 'published' && !row.deletedAt
}

/**
 * Locks the document's row until the request's transaction ends, so that writes to one document follow each other: the
 * second one reads what the first one left. Other documents may still refer to it meanwhile.
 * @returns false when the transaction holds it already
 * @throws Error outside of a transaction
 */
export async function holdRow(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<boolean> {
  if (!Number.isSafeInteger(Number(id))) return false
  const { rows, key } = await heldRows(req, collection, id)
  if (rows.has(key)) return false
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await queryInTransaction(req, sql`SELECT 1 FROM ${table} WHERE id = ${Number(id)} FOR NO KEY UPDATE`, nothing)
  rows.set(key, undefined)
  return true
}

/** Returns the id in the arguments of an operation; undefined for one on any number of documents. */
export function idOfOperation(args: object): Id | undefined {
  const id: unknown = 'id' in args ? args.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

/** Returns a document's row without its text, within the request's transaction; null when there is none. */
export async function ownRow(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<OwnRow | null> {
  const { rows, key } = await heldRows(req, collection, id)
  const known = rows.get(key)
  if (known !== undefined) return known
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<OwnRow>({ collection, where, select: { body: false }, req })
  if (rows.has(key)) rows.set(key, row)
  return row
}

/** Returns whether readers see the document now. */
export async function isLiveDocument(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<boolean> {
  const { rows, key } = await heldRows(req, collection, id)
  if (rows.has(key)) return isLive(await ownRow(req, collection, id))
  const select = { _status: true, deletedAt: true } as const
  return isLive(await req.payload.db.findOne<OwnRow>({ collection, where: { id: { equals: id } }, select, req }))
}

/** Has a row that was written be read again. */
export async function forgetRow(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> {
  const { rows, key } = await heldRows(req, collection, id)
  if (rows.has(key)) rows.set(key, undefined)
}

// By transaction and document, the rows that are held; undefined for one that was not read since it was written.
type HeldRows = Map<string, OwnRow | null | undefined>

const contextKey = 'heldRows'

// In the request's context: Payload replaces the context by a copy whenever a hook reads something, which keeps the map.
async function heldRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: Id,
): Promise<{ rows: HeldRows; key: string }> {
  const key = `${await req.transactionID}/${collection}/${id}`
  const known = req.context[contextKey]
  if (known instanceof Map) return { rows: known, key }
  const rows: HeldRows = new Map()
  req.context[contextKey] = rows
  return { rows, key }
}
