import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { configOf, simpleConfig } from '../search/postgres/textConfig.ts'
import type { DeskCollection } from './deskCollections.ts'
import { comparedTitle, type DeskDocument } from './deskDocument.shape.ts'

/** Stores a document, or replaces it. @param ofPublication language, BCP 47 */
export async function putDeskDocument(req: PayloadRequest, document: DeskDocument, ofPublication: string) {
  const { collection, id, language, title, text } = document
  const config = configOf(language, ofPublication)
  await query(
    req,
    sql`
    INSERT INTO search.desk (collection, id, language, config, title, title_vector, vector)
    SELECT ${collection}, ${id}, ${language}, ${config}, ${comparedTitle(title)}, titles,
      titles || to_tsvector(${config}::regconfig, ${text})
    FROM search.title_vector(${config}, ${title}) AS titles
    ON CONFLICT (collection, id) DO UPDATE SET
      language = excluded.language, config = excluded.config, title = excluded.title,
      title_vector = excluded.title_vector, vector = excluded.vector`,
    nothing,
  )
}

/** Removes a document. */
export const removeDeskDocument = (req: PayloadRequest, collection: DeskCollection, id: number): Promise<unknown> =>
  query(req, sql`DELETE FROM search.desk WHERE collection = ${collection} AND id = ${id}`, nothing)

/**
 * Returns ids below another one, the highest first, of documents that are not stored, or not in the language of the
 * publication as it is now.
 */
export async function missingDeskDocuments(
  req: PayloadRequest,
  collection: DeskCollection,
  { below, limit, ofPublication }: { below: number; limit: number; ofPublication: string },
): Promise<number[]> {
  const base = ofPublication.split('-', 1)[0] ?? ofPublication
  const rows = await query(
    req,
    sql`
    SELECT id FROM ${sql.identifier(collection.replaceAll('-', '_'))} AS known
    WHERE id < ${below} AND NOT EXISTS (
      SELECT FROM search.desk AS stored WHERE stored.collection = ${collection} AND stored.id = known.id
        AND config = CASE WHEN language IS NULL OR split_part(language, '-', 1) = ${base}
          THEN ${configOf(null, ofPublication)} ELSE ${simpleConfig} END
    )
    ORDER BY id DESC LIMIT ${limit}`,
    z.object({ id: z.coerce.number() }),
  )
  return rows.map(({ id }) => id)
}
