import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { inReadTransaction } from '#database/transaction.ts'
import { withoutSequentialScans } from '../search/postgres/lookUp.ts'
import { inTextsAndTitles } from '../search/postgres/termQuery.ts'
import { configOf } from '../search/postgres/textConfig.ts'
import { publicationLanguage } from '../search/publicationLanguage.ts'
import { excludedAlone, excludedOf, type SearchTerm, termsOf, withoutExcluded, wordsOf } from '../search/terms.ts'
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
  /** True for a title with the words, and for a post by an author whose name has them. */
  isInTitle: SQL
  /** True for the document whose whole title is the text, capitals and accents aside. */
  isTitle: SQL
  /** True for documents in which nothing occurs that must not. */
  isAllowed: SQL
}

const parsedRow = z.object({ anywhere: z.string(), inTitle: z.string(), inName: z.string() })

/**
 * Returns the match of a text, with its mistakes in spelling corrected; of one that only says what must not occur, all
 * other documents. Null for a text without letters and digits.
 */
export async function matchOf(
  req: PayloadRequest,
  collection: DeskCollection,
  text: string,
): Promise<DeskMatch | null> {
  if (wordsOf(text).length === 0) return null
  const own = configOf(null, await publicationLanguage(req))
  const partition = sql`search.${sql.identifier(`desk_${collection.replaceAll('-', '_')}`)}`
  const isTitle = sql`(desk.title = ${comparedTitle(text)})`
  const unwanted = excludedAlone(text)
  if (unwanted !== null) {
    const isOther = sql`(desk.id NOT IN (
      SELECT unwanted.id FROM ${partition} AS unwanted
      WHERE unwanted.vector @@ websearch_to_tsquery(${own}::regconfig, ${unwanted})))`
    return { table: sql`${partition} AS desk`, isFound: isOther, isInTitle: isOther, isTitle, isAllowed: isOther }
  }
  const written = termsOf(withoutExcluded(text))
  if (written.length === 0) return null
  const parsedOf = async (terms: readonly SearchTerm[]) => {
    const parts = terms.map((term) => inTextsAndTitles(term, { own, isOnly: terms.length === 1 }))
    const joined = (queries: SQL[]) => sql`(${sql.join(queries, sql` && `)})::text`
    const statement = sql`SELECT ${joined(parts.map(({ anywhere }) => anywhere))} AS anywhere,
      ${joined(parts.map(({ inTitle }) => inTitle))} AS "inTitle", ${joined(parts.map(({ inName }) => inName))} AS "inName"`
    return (await query(req, statement, parsedRow))[0]
  }
  const asWritten = await parsedOf(written)
  const byline = collection === 'posts' ? await postsBy(req, asWritten?.inName ?? '') : []
  // A name that stands in by-lines alone is no mistake.
  const terms = byline.length > 0 ? written : await correctTerms(req, written, { partition, own })
  const parsed = terms.every((term, place) => term === written[place]) ? asWritten : await parsedOf(terms)
  const excluded = excludedOf(text)
  const isAllowed =
    excluded === null ? sql`true` : sql`NOT desk.vector @@ websearch_to_tsquery(${own}::regconfig, ${excluded})`
  const isTitled = sql`desk.title_vector @@ ${parsed?.inTitle ?? ''}::tsquery`
  const isBy = sql`(desk.collection = 'posts' AND desk.id = ANY (${sql.param(byline)}::int[]))`
  const isInTitle = sql`((${isTitled}${byline.length > 0 ? sql` OR ${isBy}` : undefined}) AND ${isAllowed})`
  const isAnywhere = sql`(desk.vector @@ ${parsed?.anywhere ?? ''}::tsquery AND ${isAllowed})`
  // The vector of a text has the words of the title: what is the same query of both is looked up once.
  const isSame = parsed?.anywhere === parsed?.inTitle && byline.length === 0
  return {
    table: sql`${partition} AS desk`,
    isFound: isSame ? isAnywhere : sql`(${isAnywhere} OR ${isInTitle})`,
    isInTitle,
    isTitle,
    isAllowed,
  }
}

// Authors whose posts are found by their names, and posts of them: a beginning that more authors share is no name.
const most = { authors: 5, posts: 5_000 }

// Returns the posts, newest version each, by authors whose names have the words.
async function postsBy(req: PayloadRequest, inName: string): Promise<number[]> {
  const rows = await query(
    req,
    sql`WITH named AS (SELECT id FROM search.desk_authors WHERE title_vector @@ ${inName}::tsquery LIMIT ${most.authors + 1})
        SELECT parent_id AS id FROM _posts_v JOIN (
          SELECT DISTINCT parent_id AS version FROM _posts_v_rels
          WHERE authors_id IN (SELECT id FROM named WHERE (SELECT count(*) FROM named) <= ${most.authors})) AS written
        ON written.version = _posts_v.id WHERE latest LIMIT ${most.posts}`,
    z.object({ id: z.number() }),
  )
  return rows.map(({ id }) => id)
}

/** Runs a statement with a match in it. */
export function queryMatches<Row extends z.ZodType>(
  req: InTransaction,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  return inReadTransaction(req, withoutSequentialScans, (within) => query(within, statement, row))
}
