import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { publicationLanguage } from '../publicationLanguage.ts'
import type { SearchDocument } from '../retriever.types.ts'
import { allSearchedKinds, type SearchedKind, searchedKinds } from '../searchedKinds.ts'
import { configOf, simpleConfig } from './textConfig.ts'

/** A change of the index: the new state of a document, or null where it is removed. */
export interface DocumentChange extends Pick<SearchDocument, 'kind' | 'id'> {
  document: SearchDocument | null
}

/** Stores, replaces and removes documents; the words of those that are stored are learned later. */
export async function changeDocuments(req: PayloadRequest, changes: readonly DocumentChange[]): Promise<void> {
  const last = [...new Map(changes.map((change) => [`${change.kind} ${change.id}`, change])).values()]
  const removed = last.filter(({ document }) => document === null)
  if (removed.length > 0) {
    const keys = sql.join(
      removed.map(({ kind, id }) => sql`(${kind}, ${id}::int)`),
      sql`, `,
    )
    await query(req, sql`DELETE FROM search.documents WHERE (kind, id) IN (${keys})`, nothing)
  }
  if (removed.length === last.length) return
  const ofPublication = await publicationLanguage(req)
  const rows = last.flatMap(({ document }) => (document ? [rowOf(document, ofPublication)] : []))
  await query(
    req,
    sql`
    WITH stored AS (
      INSERT INTO search.documents
        (kind, id, is_name, language, config, type, published_at, sections, authors, title, dek, byline, body, vector)
      VALUES ${sql.join(rows, sql`, `)}
      ON CONFLICT (kind, id) DO UPDATE SET
        language = excluded.language, config = excluded.config, type = excluded.type,
        published_at = excluded.published_at, sections = excluded.sections, authors = excluded.authors,
        title = excluded.title, dek = excluded.dek, byline = excluded.byline, body = excluded.body, vector = excluded.vector
      RETURNING kind, id
    )
    INSERT INTO search.unlearned (kind, id) SELECT kind, id FROM stored`,
    nothing,
  )
}

function rowOf(document: SearchDocument, ofPublication: string): SQL {
  const { kind, id, language, type, publishedAt, sections, authors, title, dek, body } = document
  const { isName } = searchedKinds[kind]
  const config = configOf(language, ofPublication)
  const byline = sql`search.byline(${sql.param(authors)}::int[])`
  const vector = isName
    ? sql`search.title_vector(${config}, ${title})`
    : sql`search.vector(${config}, ${title}, ${dek}, ${byline}, ${body})`
  return sql`(${kind}, ${id}, ${isName}, ${language}, ${config}, ${type}, ${publishedAt ?? 'infinity'},
    ${sql.param(sections)}::int[], ${sql.param(authors)}::int[], ${title}, ${dek}, ${byline}, ${body}, ${vector})`
}

/**
 * Brings the by-lines of an author's stories to the name that the author has now.
 * @returns the documents that have changed
 */
export function renewBylines(req: PayloadRequest, author: number): Promise<{ kind: SearchedKind; id: number }[]> {
  return query(
    req,
    sql`
    WITH renewed AS (
      UPDATE search.documents SET byline = search.byline(authors),
        vector = search.vector(config, title, dek, search.byline(authors), body)
      WHERE authors @> ARRAY[${author}::int] AND NOT is_name AND byline <> search.byline(authors) RETURNING kind, id
    ), noted AS (
      INSERT INTO search.unlearned (kind, id) SELECT kind, id FROM renewed
    )
    SELECT kind, id FROM renewed`,
    z.object({ kind: z.enum(allSearchedKinds), id: z.number() }),
  )
}

/** Returns ids below another one, of documents that readers see and that are not stored, the highest first. */
export async function missingDocuments(
  req: PayloadRequest,
  kind: SearchedKind,
  { below, limit }: { below: number; limit: number },
): Promise<number[]> {
  const { collection, hasDrafts } = searchedKinds[kind]
  const isLive = hasDrafts ? sql`_status = 'published' AND deleted_at IS NULL` : sql`true`
  const rows = await query(
    req,
    sql`
    SELECT id FROM ${sql.identifier(collection)} AS known
    WHERE ${isLive} AND id < ${below}
      AND NOT EXISTS (SELECT FROM search.documents AS stored WHERE stored.kind = ${kind} AND stored.id = known.id)
    ORDER BY id DESC LIMIT ${limit}`,
    z.object({ id: z.coerce.number() }),
  )
  return rows.map(({ id }) => id)
}

/** Adds the words of some documents to the vocabulary. @returns how many documents that were */
export async function learnWords(req: PayloadRequest, limit: number): Promise<number> {
  const [row] = await query(
    req,
    sql`
    WITH taken AS (
      DELETE FROM search.unlearned WHERE place IN (SELECT place FROM search.unlearned ORDER BY place LIMIT ${limit})
      RETURNING kind, id
    ), learned AS (
      INSERT INTO search.words
      SELECT DISTINCT word FROM (SELECT DISTINCT kind, id FROM taken) AS one JOIN search.documents USING (kind, id),
        unnest(tsvector_to_array(search.vector(${simpleConfig}, title, dek, byline, body))) AS word
      WHERE length(word) BETWEEN 4 AND 40 AND word !~ '[0-9_./:@&?=~+-]'
      ORDER BY word ON CONFLICT DO NOTHING
    )
    SELECT count(*) AS count FROM taken`,
    z.object({ count: z.coerce.number() }),
  )
  return row?.count ?? 0
}

/** Makes some documents searchable in the language of the publication after that has changed. @returns how many */
export async function reconfigure(req: PayloadRequest, ofPublication: string, limit: number): Promise<number> {
  const own = configOf(null, ofPublication)
  const base = ofPublication.split('-', 1)[0] ?? ofPublication
  const config = sql`CASE WHEN language IS NULL OR split_part(language, '-', 1) = ${base} THEN ${own} ELSE ${simpleConfig} END`
  const rows = await query(
    req,
    sql`
    UPDATE search.documents SET config = ${config}, vector = CASE WHEN is_name
      THEN search.title_vector(${config}, title) ELSE search.vector(${config}, title, dek, byline, body) END
    WHERE (kind, id) IN (SELECT kind, id FROM search.documents WHERE config <> ${config} LIMIT ${limit} FOR UPDATE)
    RETURNING id`,
    nothing,
  )
  return rows.length
}
