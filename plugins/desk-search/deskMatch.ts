import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { inReadTransaction } from '#database/transaction.ts'
import { wordsLookedUp } from '../search/postgres/lookUp.ts'
import { inTextsAndTitles } from '../search/postgres/termQuery.ts'
import { configOf } from '../search/postgres/textConfig.ts'
import { publicationLanguage } from '../search/publicationLanguage.ts'
import { termsOf } from '../search/terms.ts'
import type { DeskCollection } from './deskCollections.ts'
import { comparedTitle } from './deskDocument.shape.ts'
import { correctTerms } from './deskSpelling.ts'

export interface DeskMatch {
  /**
   * The rows of the collection, named `desk`. Its partition itself: with a condition on the collection PostgreSQL might read
   * all rows of that, and the vector of each, rather than the index of words.
   */
  table: SQL
  condition: SQL
  /** The better, the lower: the very title, its words, other texts. */
  rank: SQL
}

const parsedRow = z.object({ anywhere: z.string(), inTitle: z.string() })

/**
 * Returns the match of a text, with its mistakes in spelling corrected; null for one without letters and digits, which
 * finds nothing.
 */
export async function matchOf(
  req: PayloadRequest,
  collection: DeskCollection,
  text: string,
): Promise<DeskMatch | null> {
  const written = termsOf(text)
  if (written.length === 0) return null
  const own = configOf(null, await publicationLanguage(req))
  const partition = sql`search.${sql.identifier(`desk_${collection.replaceAll('-', '_')}`)}`
  const terms = await correctTerms(req, written, { partition, own })
  const parts = terms.map((term) => inTextsAndTitles(term, { own, isOnly: terms.length === 1 }))
  const joined = (queries: SQL[]) => sql`(${sql.join(queries, sql` && `)})::text`
  const statement = sql`SELECT ${joined(parts.map(({ anywhere }) => anywhere))} AS anywhere,
    ${joined(parts.map(({ inTitle }) => inTitle))} AS "inTitle"`
  const [parsed] = await query(req, statement, parsedRow)
  const anywhere = sql`desk.vector @@ ${parsed?.anywhere ?? ''}::tsquery`
  const inTitle = (row: SQL) => sql`${row}.title_vector @@ ${parsed?.inTitle ?? ''}::tsquery`
  return {
    table: sql`${partition} AS desk`,
    condition: sql`(${anywhere} OR ${inTitle(sql`desk`)})`,
    // A set of ids, out of an index: to test each row reads its vector.
    rank: sql`CASE WHEN desk.title = ${comparedTitle(text)} THEN 0
      WHEN desk.id IN (SELECT titled.id FROM ${partition} AS titled WHERE ${inTitle(sql`titled`)})
      THEN 1 ELSE 2 END`,
  }
}

/** Runs a statement with a match in it. */
export function queryMatches<Row extends z.ZodType>(
  req: InTransaction,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  return inReadTransaction(req, wordsLookedUp, (within) => query(within, statement, row))
}
