import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { type SearchedKind, searchedKinds } from '../searchedKinds.ts'
import type { MeilisearchChanges } from './meilisearch.index.ts'

export async function noteChange(req: PayloadRequest, kind: SearchedKind, id: number): Promise<void> {
  if (searchedKinds[kind].isName) return
  await query(req, sql`INSERT INTO search.outbox (kind, id) VALUES (${kind}, ${id})`, nothing)
}

/** Notes all documents, for an engine that has none. */
export function noteAll(req: PayloadRequest): Promise<unknown> {
  return query(
    req,
    sql`INSERT INTO search.outbox (kind, id) SELECT kind, id FROM search.documents WHERE NOT is_name`,
    nothing,
  )
}

const noted = z.object({
  place: z.coerce.number(),
  kind: z.string(),
  id: z.number(),
  document: z
    .object({
      title: z.string(),
      dek: z.string(),
      byline: z.string(),
      body: z.string(),
      sections: z.array(z.number()),
      authors: z.array(z.number()),
      type: z.string().nullable(),
      publishedAt: z.number().nullable(),
      addedAt: z.number(),
    })
    .nullable(),
})

/** Takes the oldest notes, with the documents as they are now. Within a transaction, which holds the notes. */
export async function takeChanges(
  req: PayloadRequest,
  limit: number,
): Promise<{ changes: MeilisearchChanges; places: number[] }> {
  const rows = await query(
    req,
    sql`
    SELECT place, kind, id, CASE WHEN stored.title IS NULL THEN NULL ELSE jsonb_build_object(
      'title', title, 'dek', dek, 'byline', byline, 'body', body, 'sections', sections, 'authors', authors, 'type', type,
      'publishedAt', CASE WHEN published_at < 'infinity' THEN floor(extract(epoch FROM published_at)) END,
      'addedAt', floor(extract(epoch FROM added_at))) END AS document
    FROM (SELECT * FROM search.outbox ORDER BY place LIMIT ${limit} FOR UPDATE) AS noted
    LEFT JOIN search.documents AS stored USING (kind, id) ORDER BY place`,
    noted,
  )
  const newest = new Map(rows.map((row) => [`${row.kind}-${row.id}`, row]))
  return {
    changes: {
      stored: [...newest].flatMap(([key, { kind, id, document }]) =>
        document ? [{ key, kind, id, ...document }] : [],
      ),
      removed: [...newest].flatMap(([key, { document }]) => (document ? [] : [key])),
    },
    places: rows.map(({ place }) => place),
  }
}

export function forgetChanges(req: PayloadRequest, places: readonly number[]): Promise<unknown> {
  return query(req, sql`DELETE FROM search.outbox WHERE place = ANY(${sql.param(places)}::bigint[])`, nothing)
}
