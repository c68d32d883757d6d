import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, Payload, Where } from 'payload'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'

type Statement = ReturnType<typeof sql>

/** Conditions on the newest versions, as SQL over their table. */
export interface VersionConditions {
  condition: Statement
  /**
   * Whether a part of it is looked up elsewhere or in texts, for which PostgreSQL cannot estimate the number of rows.
   */
  isLookedUp: boolean
}

/** The words of Payload's queries that lists and policies use, about one column. */
const comparisons = {
  equals: (column: unknown, value: unknown) => sql`${column} = ${value}`,
  in: (column: unknown, value: unknown) => sql`${column} = ANY(${sql.param(value)})`,
  exists: (column: unknown, value: unknown) => (value ? sql`${column} IS NOT NULL` : sql`${column} IS NULL`),
  like: (column: unknown, value: unknown) => sql`${column} ILIKE ${`%${value}%`}`,
  greater_than_equal: (column: unknown, value: unknown) => sql`${column} >= ${value}`,
  less_than_equal: (column: unknown, value: unknown) => sql`${column} <= ${value}`,
  less_than: (column: unknown, value: unknown) => sql`${column} < ${value}`,
} as const

const isComparison = (word: string): word is keyof typeof comparisons => Object.hasOwn(comparisons, word)

/**
 * Returns a query in Payload's words as SQL over the newest versions of a collection. Payload joins what a document has
 * many of to every version; here that is a set of ids, looked up first, which an index answers.
 *
 * @throws Error for words that are not known here: what a policy asks for is never left out
 */
export const versionConditions = (
  { db, collections }: Payload,
  collection: ListedCollection,
  all: readonly Where[],
): VersionConditions => {
  const tableName = `_${collection}_v`
  const versions = db.tables[tableName]
  let isLookedUp = false

  const compared = (name: string, word: string, value: unknown): Statement => {
    const many = manyIn(collections[collection].config.flattenedFields.find((field) => field.name === name))
    const { [`version_${name}`]: column } = versions
    if (!isComparison(word) || !(many || column)) throw new Error(`Lists cannot ask whether ${name} ${word}`)
    if (many) {
      isLookedUp = true
      const { [`${tableName}_${many.table}`]: beside } = db.tables
      const matches = comparisons[word](beside[many.column], value)
      return sql`${versions.id} IN (SELECT ${beside.parent} FROM ${beside} WHERE ${matches})`
    }
    isLookedUp ||= word === 'like'
    // Both are in small letters already: to look for capitals, too, would take twice as long.
    if (name === 'searchText' && word === 'like') return sql`${column} LIKE ${`%${value}%`}`
    return comparisons[word](column, value)
  }

  const of = (where: Where): Statement[] =>
    Object.entries(where).flatMap(([key, asked]) => {
      if (!Array.isArray(asked)) return Object.entries(asked).map(([word, value]) => compared(key, word, value))
      const parts = asked.map((part) => joinedBy(of(part), sql` AND `))
      return key === 'or' ? [joinedBy(parts, sql` OR `)] : parts
    })

  const condition = joinedBy([sql`${versions.latest}`, ...all.flatMap(of)], sql` AND `)
  return { condition, isLookedUp }
}

/** Joins conditions; none when all are empty. */
const joinedBy = (parts: Statement[], word: Statement): Statement =>
  parts.length > 0 ? sql`(${sql.join(parts, word)})` : sql`TRUE`

/**
 * Returns the table in which Payload stores the values of a field with many of them, beside the table of its
 * collection. The query does not filter by the field of a row: no two fields of a listed collection lead to the same
 * one (a test ensures that), and PostgreSQL would assume that the filter is selective.
 */
const manyIn = (field: FlattenedField | undefined): { table: 'rels' | 'texts'; column: string } | null => {
  if (field?.type === 'text' && field.hasMany) return { table: 'texts', column: 'text' }
  if (field?.type !== 'relationship' || !field.hasMany) return null
  return { table: 'rels', column: `${field.relationTo}ID` }
}
