import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, queryInTransaction } from '#database/sql.ts'
import type { Id } from '../permissions/actor.ts'

/**
 * Claims the document for one action until the request's transaction ends.
 * @returns false when another action has claimed it; this one must then be refused
 */
export async function claimAction(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<boolean> {
  const statement = sql`SELECT pg_try_advisory_xact_lock(${keyOf(collection, id)}) AS taken`
  const [row] = await queryInTransaction(req, statement, z.object({ taken: z.boolean() }))
  return row?.taken === true
}

/** Claims the document as `claimAction` does, but waits for its turn. */
export async function awaitAction(req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<void> {
  await queryInTransaction(req, sql`SELECT pg_advisory_xact_lock(${keyOf(collection, id)})`, nothing)
}

const keyOf = (collection: CollectionSlug, id: Id) => sql`hashtextextended(${`lifecycle ${collection}/${id}`}, 0)`
