import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

// The text search configurations of the schema `search` that every supported PostgreSQL has, by language.
const configs = new Map([
  ['ar', 'arabic'],
  ['ca', 'catalan'],
  ['da', 'danish'],
  ['de', 'german'],
  ['el', 'greek'],
  ['en', 'english'],
  ['es', 'spanish'],
  ['eu', 'basque'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['ga', 'irish'],
  ['hi', 'hindi'],
  ['hu', 'hungarian'],
  ['hy', 'armenian'],
  ['id', 'indonesian'],
  ['it', 'italian'],
  ['lt', 'lithuanian'],
  ['nb', 'norwegian'],
  ['ne', 'nepali'],
  ['nl', 'dutch'],
  ['nn', 'norwegian'],
  ['pt', 'portuguese'],
  ['ro', 'romanian'],
  ['ru', 'russian'],
  ['sr', 'serbian'],
  ['sv', 'swedish'],
  ['ta', 'tamil'],
  ['tr', 'turkish'],
  ['yi', 'yiddish'],
])

/** The configuration of names and of all other languages: words as they are written, without accents and capitals. */
export const simpleConfig = 'search.simple'

const baseOf = (language: string): string => language.split('-', 1)[0] ?? language

/**
 * Returns the configuration of a document. What is not in the language of the publication gets the simple one: a search
 * knows no other language than the publication's.
 * @param language BCP 47; null for that of the publication
 */
export function configOf(language: string | null, ofPublication: string): string {
  const name = configs.get(baseOf(ofPublication))
  const isOwn = language === null || baseOf(language) === baseOf(ofPublication)
  return isOwn && name ? `search.${name}` : simpleConfig
}

/** Returns a configuration as a constant of SQL, with which an index is found. */
export function configSql(config: string): SQL {
  return sql`${sql.raw(`'${config}'`)}::regconfig`
}
