import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { configOf, simpleConfig } from '../search/postgres/textConfig.ts'
import { publicationLanguage } from '../search/publicationLanguage.ts'
import type { DeskCollection } from './deskCollections.ts'
import { comparedTitle, type DeskDocument } from './deskDocument.shape.ts'

/** A change of the index: the new state of a document, or null where it is removed. */
export interface DeskChange extends Pick<DeskDocument, 'collection' | 'id'> {
  document: DeskDocument | null
}

export async function changeDeskDocuments(req: PayloadRequest, changes: readonly DeskChange[]): Promise<void> {
  const last = [...new Map(changes.map((change) => [`${change.collection} ${change.id}`, change])).values()]
  const removed = last.filter(({ document }) => document === null)
  if (removed.length > 0) {
    const keys = sql.join(
      removed.map(({ collection, id }) => sql`(${collection}, ${id}::int)`),
      sql`, `,
    )
    await query(req, sql`DELETE FROM search.desk WHERE (collection, id) IN (${keys})`, nothing)
  }
  if (removed.length === last.length) return
  const ofPublication = await publicationLanguage(req)
  const rows = last.flatMap(({ document }) => (document ? [rowOf(document, ofPublication)] : []))
  await query(
    req,
    sql`
    INSERT INTO search.desk (collection, id, language, config, title, title_vector, vector)
    VALUES ${sql.join(rows, sql`, `)}
    ON CONFLICT (collection, id) DO UPDATE SET
      language = excluded.language, config = excluded.config, title = excluded.title,
      title_vector = excluded.title_vector, vector = excluded.vector`,
    nothing,
  )
}

function rowOf({ collection, id, language, title, text }: DeskDocument, ofPublication: string): SQL {
  const config = configOf(language, ofPublication)
  const titles = sql`search.title_vector(${config}, ${title})`
  return sql`(${collection}, ${id}, ${language}, ${config}, ${comparedTitle(title)}, ${titles},
    ${titles} || to_tsvector(${config}::regconfig, ${text}))`
}

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
