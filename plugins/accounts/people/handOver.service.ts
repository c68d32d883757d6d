import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { nothing, query } from '#database/sql.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { managedAccount } from './managedAccount.ts'

export interface OwnedDocuments {
  /** Label of the collection, in the plural. */
  label: string
  count: number
}

const counted = z.object({ count: z.coerce.number() })

/** Returns how many documents of each collection a person has created. */
export async function documentsOf(req: PayloadRequest, userId: number): Promise<OwnedDocuments[]> {
  await managedAccount(req, userId)
  const owned: OwnedDocuments[] = []
  for (const { slug, labels } of ownableCollections(req)) {
    const [row] = await query(
      req,
      sql`SELECT count(*) FROM ${tableOf(req, slug)} WHERE created_by_id = ${userId}`,
      counted,
    )
    if (row && row.count > 0) owned.push({ label: String(labels.plural), count: row.count })
  }
  return owned
}

/**
 * Makes another person the creator of all documents of one, and links that one's author pages to the other: by-lines stay
 * as they are. Text is not written, so that no version, schedule or search index is touched.
 * @returns how many documents have another creator now
 * @throws APIError for an account that the caller may not manage, or the same one
 */
export async function handOver(req: PayloadRequest, userId: number, toId: number): Promise<number> {
  if (userId === toId) throw new APIError('Choose another person.', 400, null, true)
  const from = await managedAccount(req, userId)
  const to = await managedAccount(req, toId)
  if (to.status !== 'ACTIVE') throw new APIError(`The account of ${to.name} is inactive.`, 409, null, true)
  let documents = 0
  for (const { slug } of ownableCollections(req)) {
    const moved = await query(
      req,
      sql`UPDATE ${tableOf(req, slug)} SET created_by_id = ${toId} WHERE created_by_id = ${userId} RETURNING 1`,
      nothing,
    )
    documents += moved.length
    const versions = req.payload.db.tableNameMap.get(`_${slug.replaceAll('-', '_')}_v`)
    if (req.payload.collections[slug].config.versions && versions) {
      await query(
        req,
        sql`UPDATE ${sql.identifier(versions)} SET version_created_by_id = ${toId} WHERE version_created_by_id = ${userId}`,
        nothing,
      )
    }
  }
  await query(req, sql`UPDATE authors SET user_id = ${toId} WHERE user_id = ${userId}`, nothing)
  await record(req, from, { handedOver: documents, to: to.name })
  return documents
}

/**
 * Merges an account into another, as of a person who got two: documents and comments become the other's, and the account
 * is made inactive. It keeps its name in the log of activity.
 */
export async function mergeAccounts(req: PayloadRequest, userId: number, toId: number): Promise<number> {
  const documents = await handOver(req, userId, toId)
  await query(req, sql`UPDATE comments.threads SET created_by = ${toId} WHERE created_by = ${userId}`, nothing)
  await query(req, sql`UPDATE comments.threads SET resolved_by = ${toId} WHERE resolved_by = ${userId}`, nothing)
  await query(req, sql`UPDATE comments.comments SET user_id = ${toId} WHERE user_id = ${userId}`, nothing)
  await req.payload.update({
    collection: 'users',
    id: userId,
    data: { status: 'INACTIVE' },
    depth: 0,
    overrideAccess: false,
    req,
  })
  await endSessions(req, userId)
  return documents
}

const ownableCollections = ({ payload }: PayloadRequest) =>
  payload.config.collections.filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'createdBy'))

const tableOf = ({ payload }: PayloadRequest, slug: string) =>
  sql.identifier(payload.db.tableNameMap.get(slug.replaceAll('-', '_')) ?? slug)

const record = (req: PayloadRequest, document: Awaited<ReturnType<typeof managedAccount>>, detail: object) =>
  recordActivity(req, {
    action: 'update',
    collection: req.payload.collections.users.config,
    document,
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail: { ...detail },
  })
