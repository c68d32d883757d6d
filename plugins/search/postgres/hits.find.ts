import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { query } from '#database/sql.ts'
import type { Found, Hit, Search } from '../retriever.types.ts'
import { allSearchedKinds } from '../searchedKinds.ts'
import { matchEnd, matchStart, readSnippet } from '../snippet.ts'
import { termsOf } from '../terms.ts'
import { countFacets } from './facets.count.ts'
import { lookWordsUp } from './lookUp.ts'
import { chosen, hasChosen, inEither, matches, queryOfRow, within, wordsOfPhrases } from './matching.ts'
import { inTitles } from './termQuery.ts'
import { configOf } from './textConfig.ts'

const { depth, pageLength } = searchLimits

const newestRow = z.object({
  kind: z.enum(['post', 'page']),
  id: z.number(),
  sections: z.array(z.number()),
  authors: z.array(z.number()),
  type: z.string().nullable(),
})

type NewestHit = z.output<typeof newestRow>

/**
 * Finds one page of hits. Only the newest hits are ranked: to rank all of a frequent word takes several times longer, and
 * no reader goes that far. Facets are those of the newest hits without the filters, so that each value stays to be chosen.
 * Within a transaction.
 */
export async function findHits(req: PayloadRequest, search: Search): Promise<Found> {
  await lookWordsUp(req)
  const { unfiltered, found } = await newestHits(req, search)
  return {
    hits: found.length > 0 ? await rankedPage(req, search, found) : [],
    total: found.length,
    facets: countFacets(unfiltered),
  }
}

interface NewestHits {
  unfiltered: NewestHit[]
  /** With the filters. */
  found: NewestHit[]
}

async function newestHits(req: PayloadRequest, search: Search): Promise<NewestHits> {
  if (wordsOfPhrases(search.text) !== null) {
    const unfiltered = await newestWithPhrases(req, search, sql`true`)
    return { unfiltered, found: hasChosen(search) ? await newestWithPhrases(req, search, chosen(search)) : unfiltered }
  }
  const rows = hasChosen(search) ? withAndWithoutFilters(search) : sql`SELECT true AS "isUnfiltered", ${newest(search)}`
  const hits = await query(req, rows, newestRow.extend({ isUnfiltered: z.boolean() }))
  const unfiltered = hits.filter(({ isUnfiltered }) => isUnfiltered)
  return { unfiltered, found: hasChosen(search) ? hits.filter(({ isUnfiltered }) => !isUnfiltered) : unfiltered }
}

const fields = sql`kind, id, sections, authors, type`
const theNewest = sql`ORDER BY published_at DESC, id DESC LIMIT ${depth}`

const newest = (search: Search): SQL =>
  sql`${fields} FROM search.documents WHERE ${matches(search.language, search.text)} AND ${within(search)} ${theNewest}`

/** All that matches is found once: the filters narrow it down. */
const withAndWithoutFilters = (search: Search): SQL => sql`
  WITH matching AS MATERIALIZED (
    SELECT ${fields}, published_at FROM search.documents
    WHERE ${matches(search.language, search.text)} AND ${within(search)}
  )
  (SELECT true AS "isUnfiltered", ${fields} FROM matching ${theNewest}) UNION ALL
  (SELECT false, ${fields} FROM matching WHERE ${chosen(search)} ${theNewest})`

/** Documents in which phrases are looked for at first, and how many times as many afterwards. */
const firstCandidates = 4_000
const moreCandidates = 4

const candidatesRow = z.object({ looked: z.coerce.number(), hits: z.array(newestRow) })

/**
 * The index has words, not where they stand: a phrase is looked for in the vector of each document that has its words. The
 * newest ones are read first, until there are enough hits.
 */
async function newestWithPhrases(req: PayloadRequest, search: Search, condition: SQL): Promise<NewestHit[]> {
  const { language, text } = search
  const found: NewestHit[] = []
  let offset = 0
  for (let size = firstCandidates; found.length < depth; size *= moreCandidates) {
    const statement = sql`
      WITH candidates AS MATERIALIZED (
        SELECT ${fields}, published_at FROM search.documents
        WHERE ${matches(language, wordsOfPhrases(text) ?? text)} AND ${within(search)} AND ${condition}
        ORDER BY published_at DESC, id DESC LIMIT ${size} OFFSET ${offset}
      ), hits AS (
        SELECT candidates.* FROM candidates JOIN search.documents AS whole USING (kind, id)
        WHERE whole.vector @@ ${inEither(language, text)}
        ORDER BY candidates.published_at DESC, id DESC LIMIT ${depth - found.length}
      )
      SELECT (SELECT count(*) FROM candidates) AS looked,
        coalesce(jsonb_agg(hits ORDER BY published_at DESC, id DESC), '[]') AS hits FROM hits`
    const [row] = await query(req, statement, candidatesRow)
    found.push(...(row?.hits ?? []))
    if (!row || row.looked < size) break
    offset += size
  }
  return found
}

/** Letters of a text in which a snippet is looked for. */
const snippetReach = 50_000

const headline = `StartSel="${matchStart}", StopSel="${matchEnd}", MaxFragments=2, MinWords=10, MaxWords=24, ShortWord=0, FragmentDelimiter=" … "`

const hitRow = z.object({ kind: z.enum(['post', 'page']), id: z.coerce.string(), snippet: z.string() })

/** Puts hits in order. Ranks and dates may be equal, so the order ends with the document itself. */
async function rankedPage(
  req: PayloadRequest,
  search: Search,
  found: readonly Pick<z.output<typeof newestRow>, 'kind' | 'id'>[],
): Promise<Hit[]> {
  const { sort, page } = search
  const byDate = sql`published_at = 'infinity', published_at DESC, kind, id DESC`
  const order = sort === 'date' ? byDate : sql`ts_rank(vector, ${queryOfRow(search)}, 1) DESC, ${byDate}`
  const rows = await query(
    req,
    sql`
    WITH shown AS (
      SELECT kind, id, row_number() OVER (ORDER BY ${order}) AS place
      FROM unnest(${sql.param(found.map(({ kind }) => kind))}::text[], ${sql.param(found.map(({ id }) => id))}::int[])
        AS found (kind, id)
      JOIN search.documents USING (kind, id)
      ORDER BY place LIMIT ${pageLength} OFFSET ${(page - 1) * pageLength}
    )
    SELECT kind, id, ts_headline(config::regconfig, left(body, ${snippetReach}), ${queryOfRow(search)}, ${headline}) AS snippet
    FROM shown JOIN search.documents USING (kind, id) ORDER BY place`,
    hitRow,
  )
  return rows.map(({ kind, id, snippet }) => ({ kind, id, snippet: readSnippet(snippet) }))
}

const nameRow = z.object({ kind: z.enum(allSearchedKinds), id: z.coerce.string() })

/** Names that are shown above the stories. */
const namesShown = 6

/** Letters of the shortest beginning of a name that is looked for. */
const shortestBeginning = 3

/** Finds names that have all words of a text in any of their forms; the last one may be a beginning. */
export async function findNames(req: PayloadRequest, { text, language }: Pick<Search, 'text' | 'language'>) {
  const own = configOf(null, language)
  const terms = termsOf(text).map((term) => ({
    ...term,
    isBeginning: term.isBeginning && (term.words.at(-1) ?? '').length >= shortestBeginning,
  }))
  if (terms.length === 0) return []
  const sought = sql.join(
    terms.map((term) => inTitles(term, own)),
    sql` && `,
  )
  return query(
    req,
    sql`
    SELECT kind, id FROM search.documents WHERE is_name AND vector @@ (${sought})
    ORDER BY length(title), title, kind, id LIMIT ${namesShown}`,
    nameRow,
  )
}
