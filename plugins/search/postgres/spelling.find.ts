import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { assigned } from '#database/transaction.ts'
import type { Search } from '../retriever.types.ts'
import { wordsLookedUp } from './lookUp.ts'
import { hasWords, matches } from './matching.ts'
import { type NearWord, respell, wordsToCheck } from './spelling.ts'
import { configSql, simpleConfig } from './textConfig.ts'

type SpelledSearch = Pick<Search, 'text' | 'language'>

// Words of a search that are checked.
const checked = 8

// Share of equal parts of words below which PostgreSQL does not compare them: two letters in the wrong order pass.
const similarity = '0.2'

// Documents that are counted of a word.
const counted = 200

const nearRow = z.object({
  written: z.string(),
  word: z.string(),
  distance: z.number(),
  documents: z.coerce.number(),
})

/** Finds another spelling of a text that found nothing. Within a transaction of its own. */
export async function findSpelling(req: Queryable, search: SpelledSearch): Promise<string | null> {
  const { text, language } = search
  const words = [...new Set(wordsToCheck(text).map(({ word }) => word))].slice(0, checked)
  const changed = respell(text, await nearWords(req, language, words))
  return changed !== null && (await hasHits(req, { text: changed, language })) ? changed : null
}

// Returns the words that no document has: only those may be misspelled.
async function unknownOf(req: Queryable, language: string, words: readonly string[]): Promise<string[]> {
  const rows = await query(
    req,
    sql`
    SELECT word FROM unnest(${sql.param(words)}::text[]) AS word
    WHERE NOT EXISTS (SELECT FROM search.documents WHERE ${matches(language, sql`word`)})`,
    z.object({ word: z.string() }),
  )
  return rows.map(({ word }) => word)
}

/**
 * Returns words of the vocabulary that are spelled like those of these words that no document has. Within a transaction,
 * until whose end words are found by their index.
 */
export async function nearWords(req: Queryable, language: string, words: readonly string[]): Promise<NearWord[]> {
  if (words.length === 0) return []
  const settings = { ...wordsLookedUp, 'pg_trgm.similarity_threshold': similarity }
  await query(req, sql`SELECT ${assigned(settings)}`, nothing)
  const unknown = await unknownOf(req, language, words)
  if (unknown.length === 0) return []
  return query(
    req,
    sql`
    SELECT written, near.word, near.distance,
      (SELECT count(*) FROM (SELECT FROM search.documents WHERE ${matches(language, sql`near.word`)} LIMIT ${counted}) AS counted)
        AS documents
    FROM unnest(${sql.param(unknown)}::text[]) AS written
    CROSS JOIN LATERAL (SELECT lower(unaccent(written)) AS plain, CASE WHEN length(written) < 5 THEN 1 ELSE 2 END AS most) AS own
    CROSS JOIN LATERAL (
      SELECT word, levenshtein_less_equal(word, own.plain, own.most) AS distance FROM search.words
      WHERE word % own.plain AND word <> own.plain AND abs(length(word) - length(own.plain)) <= own.most
      ORDER BY distance, similarity(word, own.plain) DESC, word LIMIT 8
    ) AS near
    WHERE near.distance <= own.most AND ${hasWords(language, sql`written`)}`,
    nearRow,
  )
}

async function hasHits(req: Queryable, { text, language }: SpelledSearch): Promise<boolean> {
  const [row] = await query(
    req,
    sql`SELECT EXISTS (SELECT FROM search.documents WHERE ${matches(language, text)}) AS "hasHits"`,
    z.object({ hasHits: z.boolean() }),
  )
  return row?.hasHits ?? false
}

/** Returns whether a text has words, but none that the language counts. */
export async function isTooCommon(req: Queryable, { text, language }: SpelledSearch): Promise<boolean> {
  const statement = sql`
    SELECT NOT ${hasWords(language, text)} AND
      numnode(websearch_to_tsquery(${configSql(simpleConfig)}, ${text})) > 0 AS "isTooCommon"`
  const [row] = await query(req, statement, z.object({ isTooCommon: z.boolean() }))
  return row?.isTooCommon ?? false
}
