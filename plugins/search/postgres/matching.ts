import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Search } from '../retriever.types.ts'
import { configOf, configSql, simpleConfig } from './textConfig.ts'

/** Stories and pages: the words of the partial indexes. */
const isText = sql`NOT is_name`

/** What a text means in a configuration. Quotation marks, `or` and `-` are read; nothing in it is an error. */
const queryIn = (config: string, text: SQL | string): SQL => sql`websearch_to_tsquery(${configSql(config)}, ${text})`

const queryOf = (language: string, text: SQL | string): SQL => queryIn(configOf(null, language), text)

/** Returns the parsed text for the configuration of the row, for ranks and snippets. */
export const queryOfRow = ({ text, language }: Pick<Search, 'text' | 'language'>): SQL =>
  sql`CASE config WHEN ${simpleConfig} THEN ${queryIn(simpleConfig, text)} ELSE ${queryOf(language, text)} END`

/** Returns the condition for documents that a text matches, each in its own configuration. */
export function matches(language: string, text: SQL | string): SQL {
  const own = configOf(null, language)
  const inSimple = sql`(config = ${simpleConfig} AND vector @@ ${queryIn(simpleConfig, text)})`
  if (own === simpleConfig) return sql`${isText} AND ${inSimple}`
  return sql`${isText} AND ((config = ${own} AND vector @@ ${queryIn(own, text)}) OR ${inSimple})`
}

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
