import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import type { Id } from '../permissions/actor.ts'

/**
 * Returns whether another document of a collection has a slug: trashed ones count too, and the newest draft of each. One
 * query, on the names that Payload gives to the tables of a collection and of its versions.
 */
export async function isSlugTaken(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: Id | undefined,
): Promise<boolean> {
  const table = collection.replaceAll('-', '_')
  const isOther = (column: 'id' | 'parent_id') =>
    id === undefined ? sql`` : sql`AND ${sql.identifier(column)} IS DISTINCT FROM ${id}`
  const hasDrafts = req.payload.collections[collection]?.config.versions?.drafts
  const inDrafts = sql`OR EXISTS (
    SELECT 1 FROM ${sql.identifier(`_${table}_v`)} WHERE version_slug = ${slug} AND latest ${isOther('parent_id')})`
  const [row] = await query(
    req,
    sql`SELECT EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE slug = ${slug} ${isOther('id')})
      ${hasDrafts ? inDrafts : sql``} AS is_taken`,
    z.object({ is_taken: z.boolean() }),
  )
  return row?.is_taken ?? false
}
