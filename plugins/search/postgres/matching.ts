import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Search } from '../retriever.types.ts'
import { configOf, configSql, simpleConfig } from './textConfig.ts'

/**
 * Stories and pages. Written so that it fits no partial index: PostgreSQL would read all rows of one, and the vector of each,
 * rather than the index of words.
 */
const isText = sql`is_name::int = 0`

/** What a text means in a configuration. Quotation marks, `or` and `-` are read; nothing in it is an error. */
const queryIn = (config: string, text: SQL | string): SQL => sql`websearch_to_tsquery(${configSql(config)}, ${text})`

const queryOf = (language: string, text: SQL | string): SQL => queryIn(configOf(null, language), text)

/** Returns the parsed text for the configuration of the row, for ranks and snippets. */
export const queryOfRow = ({ text, language }: Pick<Search, 'text' | 'language'>): SQL =>
  sql`CASE config WHEN ${simpleConfig} THEN ${queryIn(simpleConfig, text)} ELSE ${queryOf(language, text)} END`

/** A word or a phrase that must not occur. */
const excluded = /(?:^|\s)-\s*["\p{L}\p{N}]/u

/**
 * Returns the condition for documents that a text matches. It is one query of the index, without a look at a row: a stem
 * and a word as it is written hardly ever are two different words. Where something must not occur, each document is looked
 * at in its own configuration.
 */
export function matches(language: string, text: SQL | string): SQL {
  const own = configOf(null, language)
  if (own === simpleConfig || typeof text !== 'string' || !excluded.test(text)) {
    return sql`${isText} AND vector @@ ${inEither(language, text)}`
  }
  const isIn = (config: string) => sql`(config = ${config} AND vector @@ ${queryIn(config, text)})`
  return sql`${isText} AND (${isIn(own)} OR ${isIn(simpleConfig)})`
}

/** Returns what a text means in the language of the publication or as it is written. */
export const inEither = (language: string, text: SQL | string): SQL =>
  sql`(${queryOf(language, text)} || ${queryIn(simpleConfig, text)})`

/**
 * Returns the words of a text that has phrases, all of which documents have where those phrases stand; null for any other
 * text, and where something must not occur.
 */
export const wordsOfPhrases = (text: string): string | null =>
  text.includes('"') && !excluded.test(text) ? text.replaceAll('"', ' ') : null

/** Returns whether a text has words that can be searched for, as an expression of SQL. */
export const hasWords = (language: string, text: SQL | string): SQL => sql`numnode(${queryOf(language, text)}) > 0`

/** Returns the conditions that limit a search by dates. What has no date is no part of a period. */
export function within({ bounds: { from, to, before }, asOf }: Pick<Search, 'bounds' | 'asOf'>): SQL {
  const isDated = from !== undefined || to !== undefined || before !== undefined
  return all([
    isDated ? sql`published_at < 'infinity'` : null,
    from === undefined ? null : sql`published_at >= ${from}::timestamptz`,
    to === undefined ? null : sql`published_at <= ${to}::timestamptz`,
    before === undefined ? null : sql`published_at < ${before}::timestamptz`,
    asOf === null ? null : sql`added_at <= ${asOf}::timestamptz`,
  ])
}

/** Returns whether a search has filters that readers choose. */
export const hasChosen = ({ section, author, type }: Pick<Search, 'section' | 'author' | 'type'>): boolean =>
  section !== null || author !== null || type !== null

/** Returns the conditions of these filters. */
export const chosen = ({ section, author, type }: Pick<Search, 'section' | 'author' | 'type'>): SQL =>
  all([
    section === null ? null : sql`sections @> ARRAY[${section}::int]`,
    author === null ? null : sql`authors @> ARRAY[${author}::int]`,
    type === null ? null : sql`type = ${type}`,
  ])

const all = (conditions: (SQL | null)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` AND `)
