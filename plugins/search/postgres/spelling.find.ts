import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import type { Search } from '../retriever.types.ts'
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
  writtenDocuments: z.coerce.number(),
})

/** Finds another spelling of a text that found nothing. Within a transaction: the limit of similarity ends with it. */
export async function findSpelling(req: InTransaction, search: SpelledSearch): Promise<string | null> {
  const { text, language } = search
  const words = [...new Set(wordsToCheck(text).map(({ word }) => word))].slice(0, checked)
  const changed = respell(text, await nearWords(req, language, words))
  if (changed === null) return null
  return (await countHits(req, { text: changed, language })) > 0 ? changed : null
}

/**
 * Returns words of the vocabulary that are spelled like these, those that documents have now as well as those that they had.
 * Within a transaction: the limit of similarity ends with it.
 */
export async function nearWords(req: InTransaction, language: string, words: readonly string[]): Promise<NearWord[]> {
  if (words.length === 0) return []
  await query(req, sql`SELECT set_config('pg_trgm.similarity_threshold', ${similarity}, true)`, nothing)
  const countOf = (word: ReturnType<typeof sql>) =>
    sql`(SELECT count(*) FROM (SELECT FROM search.documents WHERE ${matches(language, word)} LIMIT ${counted}) AS counted)`
  return query(
    req,
    sql`
    SELECT written, near.word, near.distance, ${countOf(sql`near.word`)} AS documents, ${countOf(sql`written`)} AS "writtenDocuments"
    FROM unnest(${sql.param(words)}::text[]) AS written
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

async function countHits(req: InTransaction, { text, language }: SpelledSearch): Promise<number> {
  const [row] = await query(
    req,
    sql`SELECT count(*) AS count FROM (SELECT FROM search.documents WHERE ${matches(language, text)} LIMIT ${counted}) AS counted`,
    z.object({ count: z.coerce.number() }),
  )
  return row?.count ?? 0
}

/** Returns whether a text has words, but none that the language counts. */
export async function isTooCommon(req: InTransaction, { text, language }: SpelledSearch): Promise<boolean> {
  const statement = sql`
    SELECT NOT ${hasWords(language, text)} AND
      numnode(websearch_to_tsquery(${configSql(simpleConfig)}, ${text})) > 0 AS "isTooCommon"`
  const [row] = await query(req, statement, z.object({ isTooCommon: z.boolean() }))
  return row?.isTooCommon ?? false
}
