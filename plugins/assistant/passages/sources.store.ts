/** The tables `assistant.sources` and `assistant.source_passages`: the documents and texts of assistants, by paragraph. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { configOf, simpleConfig } from '../../search/postgres/textConfig.ts'
import type { DocumentParagraph, DocumentText } from './document.types.ts'

const waitingRow = z.object({ id: z.coerce.string(), mediaId: z.number(), version: z.string() })

export type WaitingDocument = z.output<typeof waitingRow>

// Minutes until a document is tried again whose file could not be fetched.
const retryAfter = 1

export function addDocuments(req: InTransaction, media: readonly number[]): Promise<unknown> {
  return query(
    req,
    sql`
    INSERT INTO assistant.sources (media_id, title, version, state, updated_at)
    SELECT id, coalesce(nullif(trim(alt), ''), filename, ''), gen_random_uuid()::text, 'waiting', now() FROM media
    WHERE id = ANY (${sql.param(media)}::int[])
    ON CONFLICT DO NOTHING`,
    nothing,
  )
}

export function removeUnused(req: InTransaction): Promise<unknown> {
  return query(
    req,
    sql`
    DELETE FROM assistant.sources WHERE media_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM assistants_rels WHERE path = 'documents' AND assistants_rels.media_id = sources.media_id)`,
    nothing,
  )
}

/** Takes back what was read of a document whose file was replaced; it is read again. */
export function readAgain(req: InTransaction, media: number, title: string): Promise<unknown> {
  return query(
    req,
    sql`
    WITH changed AS (
      UPDATE assistant.sources SET title = ${title}, version = gen_random_uuid()::text, state = 'waiting', problem = NULL,
        pages = 0, updated_at = now()
      WHERE media_id = ${media} RETURNING id
    )
    DELETE FROM assistant.source_passages WHERE source_id IN (SELECT id FROM changed)`,
    nothing,
  )
}

export function renameSource(req: InTransaction, media: number, title: string): Promise<unknown> {
  return query(
    req,
    sql`UPDATE assistant.sources SET title = ${title}, updated_at = now() WHERE media_id = ${media}`,
    nothing,
  )
}

/** Returns the document that has waited longest and is not among `except`; null for none. */
export async function nextWaiting(req: InTransaction, except: readonly string[]): Promise<WaitingDocument | null> {
  const [row] = await query(
    req,
    sql`
    SELECT id, media_id AS "mediaId", version FROM assistant.sources
    WHERE state = 'waiting' AND media_id IS NOT NULL AND NOT id = ANY (${sql.param(except)}::bigint[])
      AND (problem IS NULL OR updated_at < now() - ${retryAfter} * interval '1 minute')
    ORDER BY updated_at, id LIMIT 1`,
    waitingRow,
  )
  return row ?? null
}

/**
 * Stores what was read of a document, unless its file was replaced meanwhile.
 * @param content changes with the content; @param language of the publication, BCP 47
 */
export async function storeRead(
  req: InTransaction,
  { id, version }: WaitingDocument,
  { text, content, language }: { text: DocumentText; content: string; language: string },
): Promise<void> {
  const stored = await query(
    req,
    sql`
    UPDATE assistant.sources SET version = ${content}, state = 'read', problem = NULL, pages = ${text.pages}, updated_at = now()
    WHERE id = ${id} AND version = ${version} RETURNING id`,
    nothing,
  )
  if (stored.length > 0) await storePassages(req, id, text, language)
}

/** Says why a document could not be read. @param isFinal whether it is not tried again */
export function storeProblem(
  req: InTransaction,
  { id, version }: WaitingDocument,
  { problem, isFinal }: { problem: string; isFinal: boolean },
): Promise<unknown> {
  return query(
    req,
    sql`
    UPDATE assistant.sources SET state = ${isFinal ? 'failed' : 'waiting'}, problem = ${problem}, updated_at = now()
    WHERE id = ${id} AND version = ${version}`,
    nothing,
  )
}

export interface OwnText {
  id: string
  title: string
  content: string
  text: DocumentText
}

export async function storeTexts(
  req: InTransaction,
  assistant: number,
  texts: readonly OwnText[],
  language: string,
): Promise<void> {
  const ids = texts.map(({ id }) => id)
  await query(
    req,
    sql`DELETE FROM assistant.sources WHERE assistant_id = ${assistant} AND NOT text_id = ANY (${sql.param(ids)}::text[])`,
    nothing,
  )
  for (const { id, title, content, text } of texts) {
    const [changed] = await query(
      req,
      sql`
      INSERT INTO assistant.sources (assistant_id, text_id, title, version, state, updated_at)
      VALUES (${assistant}, ${id}, ${title}, ${content}, 'read', now())
      ON CONFLICT (assistant_id, text_id) WHERE assistant_id IS NOT NULL DO UPDATE
        SET title = excluded.title, version = excluded.version, updated_at = excluded.updated_at
        WHERE sources.version <> excluded.version
      RETURNING id`,
      z.object({ id: z.coerce.string() }),
    )
    if (changed) await storePassages(req, changed.id, text, language)
  }
}

// Passages are found by the stems of the publication's language, and by their words as they are in any other.
async function storePassages(
  req: InTransaction,
  source: string,
  { paragraphs }: DocumentText,
  language: string,
): Promise<void> {
  await query(req, sql`DELETE FROM assistant.source_passages WHERE source_id = ${source}`, nothing)
  if (paragraphs.length === 0) return
  const of = <Key extends keyof DocumentParagraph>(key: Key) => sql.param(paragraphs.map((paragraph) => paragraph[key]))
  await query(
    req,
    sql`
    INSERT INTO assistant.source_passages (source_id, place, page, heading, text, vector)
    SELECT ${source}, place, page, heading, text, ${vectorOf(language)}
    FROM unnest(${of('page')}::int[], ${of('heading')}::text[], ${of('text')}::text[])
      WITH ORDINALITY AS read (page, heading, text, place), LATERAL (SELECT heading || E'\\n' || text) AS joined (words)`,
    nothing,
  )
}

const vectorOf = (language: string) =>
  sql`to_tsvector(${configOf(null, language)}::regconfig, words) || to_tsvector(${simpleConfig}::regconfig, words)`
