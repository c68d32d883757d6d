import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, Where } from 'payload'
import { executeAccess } from 'payload'

export interface RowConditions {
  condition: SQL
  /** True when a part of the condition reads another table, such as that of the tags of each version. */
  isLookedUp: boolean
  /** True when a part of the condition searches for letters within a text, which no index answers. */
  isInTexts: boolean
}

// The rows that are asked about: documents, or their versions.
interface ConditionRows {
  collection: CollectionSlug
  tableName: string
  columnOf: (field: string) => string
}

// The words of Payload's queries that lists and policies use, about one column.
const comparisons = {
  equals: (column: unknown, value: unknown) => sql`${column} = ${value}`,
  in: (column: unknown, value: unknown) => sql`${column} = ANY(${sql.param(value)})`,
  exists: (column: unknown, value: unknown) => (value ? sql`${column} IS NOT NULL` : sql`${column} IS NULL`),
  like: (column: unknown, value: unknown) => sql`${column} ILIKE ${`%${value}%`}`,
  contains: (column: unknown, value: unknown) => sql`${column} ILIKE ${`%${asLetters(String(value))}%`}`,
  greater_than_equal: (column: unknown, value: unknown) => sql`${column} >= ${value}`,
  less_than_equal: (column: unknown, value: unknown) => sql`${column} <= ${value}`,
  less_than: (column: unknown, value: unknown) => sql`${column} < ${value}`,
} as const

// Wildcards of SQL are letters here.
const asLetters = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const isComparison = (word: string): word is keyof typeof comparisons => Object.hasOwn(comparisons, word)

/**
 * Returns a query in Payload's words as SQL over the newest versions of a collection.
 * @throws Error for words that are not known here
 */
export function versionConditions(payload: Payload, collection: CollectionSlug, all: readonly Where[]): RowConditions {
  const tableName = `_${collection}_v`
  const conditions = conditionsOn(payload, { collection, tableName, columnOf: (name) => `version_${name}` }, all)
  return { ...conditions, condition: sql`(${payload.db.tables[tableName].latest} AND ${conditions.condition})` }
}

/** Returns what limits the documents that the person behind a request may read; empty where nothing does. */
export async function readableLimits(req: PayloadRequest, collection: CollectionSlug): Promise<Where[]> {
  const readable = await executeAccess({ req }, req.payload.collections[collection].config.access.read)
  return typeof readable === 'object' ? [readable] : []
}

/**
 * Returns a query in Payload's words as SQL over the documents of a collection that has no versions.
 * @throws Error for words that are not known here
 */
export function documentConditions(payload: Payload, collection: CollectionSlug, all: readonly Where[]) {
  return conditionsOn(payload, { collection, tableName: collection, columnOf: (name) => name }, all)
}

// Payload joins what a document has many of to every row; here that is a set of ids, looked up first, which an index
// answers. What a policy asks for is never left out: words that are not known are an error.
function conditionsOn(
  { db, collections }: Payload,
  { collection, tableName, columnOf }: ConditionRows,
  all: readonly Where[],
): RowConditions {
  const rows = db.tables[tableName]
  let isLookedUp = false
  let isInTexts = false

  const compared = (name: string, word: string, value: unknown): SQL => {
    const many = manyIn(collections[collection].config.flattenedFields.find((field) => field.name === name))
    const { [columnOf(name)]: column } = rows
    if (!isComparison(word) || !(many || column)) throw new Error(`Lists cannot ask whether ${name} ${word}`)
    if (many) {
      isLookedUp = true
      const { [`${tableName}_${many.table}`]: beside } = db.tables
      const matches = comparisons[word](beside[many.column], value)
      return sql`${rows.id} IN (SELECT ${beside.parent} FROM ${beside} WHERE ${matches})`
    }
    isInTexts ||= word === 'like' || word === 'contains'
    return comparisons[word](column, value)
  }

  const of = (where: Where): SQL[] =>
    Object.entries(where).flatMap(([key, condition]) => {
      if (!Array.isArray(condition)) return Object.entries(condition).map(([word, value]) => compared(key, word, value))
      const parts = condition.map((part) => joinedBy(of(part), sql` AND `))
      return key === 'or' ? [joinedBy(parts, sql` OR `)] : parts
    })

  return { condition: joinedBy(all.flatMap(of), sql` AND `), isLookedUp, isInTexts }
}

// Joins conditions; none when all are empty.
const joinedBy = (parts: SQL[], word: SQL): SQL => (parts.length > 0 ? sql`(${sql.join(parts, word)})` : sql`TRUE`)

// Returns the table in which Payload stores the values of a field with many of them, beside the table of its
// collection. The query does not filter by the field of a row: no two fields of a listed collection lead to the same
// one (a test ensures that), and PostgreSQL would assume that the filter is selective.
const manyIn = (field: FlattenedField | undefined): { table: 'rels' | 'texts'; column: string } | null => {
  if (field?.type === 'text' && field.hasMany) return { table: 'texts', column: 'text' }
  if (field?.type !== 'relationship' || !field.hasMany) return null
  return { table: 'rels', column: `${field.relationTo}ID` }
}
