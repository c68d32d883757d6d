import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { inReadTransaction } from '#database/transaction.ts'
import { withoutSequentialScans } from '../search/postgres/lookUp.ts'
import { inTextsAndTitles } from '../search/postgres/termQuery.ts'
import { configOf } from '../search/postgres/textConfig.ts'
import { publicationLanguage } from '../search/publicationLanguage.ts'
import { termsOf } from '../search/terms.ts'
import type { DeskCollection } from './deskCollections.ts'
import { comparedTitle } from './deskDocument.shape.ts'
import { correctTerms } from './deskSpelling.ts'

/**
 * A match of a text, in conditions on rows named `desk`. They stand in a materialized subquery of `table` alone: joined to
 * another table, PostgreSQL might read all rows, and the vector of each, rather than the index of words.
 */
export interface DeskMatch {
  /** The rows of the collection: its partition itself, for the same reason. */
  table: SQL
  isFound: SQL
  isInTitle: SQL
  /** True for the document whose whole title is the text, capitals and accents aside. */
  isTitle: SQL
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
  const isInTitle = sql`desk.title_vector @@ ${parsed?.inTitle ?? ''}::tsquery`
  return {
    table: sql`${partition} AS desk`,
    isFound: sql`(desk.vector @@ ${parsed?.anywhere ?? ''}::tsquery OR ${isInTitle})`,
    isInTitle,
    isTitle: sql`(desk.title = ${comparedTitle(text)})`,
  }
}

/** Runs a statement with a match in it. */
export function queryMatches<Row extends z.ZodType>(
  req: InTransaction,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  return inReadTransaction(req, withoutSequentialScans, (within) => query(within, statement, row))
}
