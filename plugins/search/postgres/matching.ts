import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Search } from '../retriever.types.ts'
import { excludedOf, withoutExcluded } from '../terms.ts'
import { configOf, configSql, simpleConfig } from './textConfig.ts'

// Stories and pages. Written so that it fits no partial index: PostgreSQL would read all rows of one, and the vector of
// each, rather than the index of words.
const isText = sql`is_name::int = 0`

// What a text means in a configuration. Quotation marks, `or` and `-` are read; nothing in it is an error.
const readIn = (config: string, text: SQL | string): SQL => sql`websearch_to_tsquery(${configSql(config)}, ${text})`

// What must not occur is left out of all of `a or b -c`: PostgreSQL would leave it out of the results of `b` alone.
const queryIn = (config: string, text: SQL | string): SQL => {
  const lacking = typeof text === 'string' && alternatives.test(text) ? excludedOf(text) : null
  if (typeof text !== 'string' || lacking === null) return readIn(config, text)
  return sql`(${readIn(config, withoutExcluded(text))} && !!(${readIn(config, lacking)}))`
}

const queryOf = (language: string, text: SQL | string): SQL => queryIn(configOf(null, language), text)

export function queryOfRow({ text, language }: Pick<Search, 'text' | 'language'>): SQL {
  return sql`CASE config WHEN ${simpleConfig} THEN ${queryIn(simpleConfig, text)} ELSE ${queryOf(language, text)} END`
}

// A word or a phrase that must not occur.
const excluded = /(?:^|\s)-\s*["\p{L}\p{N}]/u

// A way to say that one of several words is enough.
const alternatives = /(?:^|\s)or(?:\s|$)/iu

/** Returns the condition for documents that a text matches. */
export function matches(language: string, text: SQL | string): SQL {
  return sql`(${sql.join(waysToMatch(language, text), sql` OR `)})`
}

/**
 * Returns conditions each of which finds other documents that a text matches. Usually it is one query of the index, without
 * a look at a row: a stem and a word as it is written hardly ever are two different words. Where something must not occur,
 * documents of each configuration are found apart. The index does not have where words stand, so what matches a phrase is
 * read in the documents that have its pairs of words.
 */
export function waysToMatch(language: string, text: SQL | string): SQL[] {
  const own = configOf(null, language)
  const phrases = typeof text !== 'string' || alternatives.test(text) ? [] : phrasesOf(text)
  const isApart = phrases.length > 0 || (typeof text === 'string' && excluded.test(text))
  if (!isApart) return [sql`${isText} AND vector @@ ${inEither(language, text)}`]
  return [...new Set([own, simpleConfig])].map((config) => {
    const ofConfig = [isText, sql`config = ${config}`]
    const matching = sql`vector @@ ${queryIn(config, text)}`
    if (phrases.length === 0) return all([...ofConfig, matching])
    const each = phrases.map((phrase) => sql`search.pairs(to_tsvector(${configSql(config)}, ${phrase}))`)
    const pairs = sql`(${sql.join(each, sql` || `)})`
    // Of a phrase of which one word counts there is no pair, and to look for none PostgreSQL reads all of the index. With
    // pairs, the index is not searched for words: frequent ones have long lists.
    return all([
      ...ofConfig,
      sql`CASE ${pairs} WHEN '{}' THEN ${matching} ELSE pairs @> ${pairs} AND (${matching})::int = 1 END`,
    ])
  })
}

/**
 * Returns the condition for documents within a span of time in which words and phrases do not occur. The index would look
 * for `!word` in all of its words.
 */
export function lacks(language: string, text: string, time: SQL): SQL {
  return sql`
  ${isText} AND ${hasWords(language, text)} AND (kind, id) NOT IN (
    SELECT kind, id FROM search.documents WHERE ${matches(language, text)} AND ${time})`
}

// Returns the phrases of several words that must occur.
const phrasesOf = (text: string): string[] => {
  const pieces = text.split('"')
  return pieces.filter((piece, place) => {
    const isClosed = place % 2 === 1 && place < pieces.length - 1
    return isClosed && /\S\s+\S/u.test(piece) && !/-\s*$/u.test(pieces[place - 1] ?? '')
  })
}

const inEither = (language: string, text: SQL | string): SQL =>
  sql`(${queryOf(language, text)} || ${queryIn(simpleConfig, text)})`

/** Returns whether a text has words that can be searched for, as an expression of SQL. */
export function hasWords(language: string, text: SQL | string): SQL {
  return sql`numnode(${queryOf(language, text)}) > 0`
}

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

export function hasChosen({ section, author, type }: Pick<Search, 'section' | 'author' | 'type'>): boolean {
  return section !== null || author !== null || type !== null
}

export function chosen({ section, author, type }: Pick<Search, 'section' | 'author' | 'type'>): SQL {
  return all([
    section === null ? null : sql`sections @> ARRAY[${section}::int]`,
    author === null ? null : sql`authors @> ARRAY[${author}::int]`,
    type === null ? null : sql`type = ${type}`,
  ])
}

const all = (conditions: (SQL | null)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` AND `)
