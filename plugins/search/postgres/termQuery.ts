import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { SearchTerm } from '../terms.ts'
import { configSql, simpleConfig } from './textConfig.ts'

// Letters of the shortest beginning that is looked for in texts; shorter ones are in most of them.
const shortestInTexts = 3

const exactly = ({ words }: SearchTerm, config: string): SQL =>
  sql`phraseto_tsquery(${configSql(config)}, ${words.join(' ')})`

// Words are letters and digits alone, so that nothing in them is read as an operator.
const begun = ({ words }: SearchTerm, config: string): SQL =>
  sql`to_tsquery(${configSql(config)}, ${`${words.map((word) => `'${word}'`).join(' <-> ')}:*`})`

/**
 * Returns the query of one term for titles, whose vectors have words as they are written and their stems.
 * @param own configuration of the language of the publication
 */
export function inTitles(term: SearchTerm, own: string): SQL {
  const either = sql`${exactly(term, own)} || ${exactly(term, simpleConfig)}`
  if (!term.isBeginning) return sql`(${either})`
  return sql`(${either} || ${begun(term, own)} || ${begun(term, simpleConfig)})`
}

/**
 * Returns the queries of one term for texts with their titles, for titles alone, and for names of people. An empty query
 * limits nothing: words such as "the" are in no vector of a text in the publication's language. Such a word is no beginning
 * of a name either.
 * @param own configuration of the language of the publication
 * @param isOnly whether the search has no other term
 */
export function inTextsAndTitles(
  term: SearchTerm,
  { own, isOnly }: { own: string; isOnly: boolean },
): { anywhere: SQL; inTitle: SQL; inName: SQL } {
  const whole = { ...term, isBeginning: false }
  const ifCounted = (found: SQL, otherwise: SQL) =>
    sql`CASE WHEN numnode(${exactly(term, own)}) > 0 THEN ${found} ELSE ${otherwise} END`
  const isShort = (term.words.at(-1) ?? '').length < shortestInTexts
  const sought = inTitles(isShort ? whole : term, own)
  const isUnfinished = term.isBeginning && isOnly && !isShort
  const inTitle = inTitles(term, own)
  return {
    anywhere: isUnfinished ? sought : ifCounted(sought, sql`''::tsquery`),
    inTitle,
    inName: term.isBeginning ? ifCounted(inTitle, inTitles(whole, own)) : inTitle,
  }
}
