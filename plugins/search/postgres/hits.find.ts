import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { query } from '#database/sql.ts'
import type { Found, Hit, Search } from '../retriever.types.ts'
import { allSearchedKinds } from '../searchedKinds.ts'
import { countFacets } from './facets.count.ts'
import { chosen, hasChosen, matches, queryOfRow, within } from './matching.ts'
import { matchEnd, matchStart, readSnippet } from './snippet.ts'
import { configSql, simpleConfig } from './textConfig.ts'

const { depth, pageLength } = searchLimits

const newestRow = z.object({
  kind: z.enum(['post', 'page']),
  id: z.number(),
  sections: z.array(z.number()),
  authors: z.array(z.number()),
  type: z.string().nullable(),
})

/**
 * Finds one page of hits. Only the newest hits are ranked: to rank all of a frequent word takes several times longer, and
 * no reader goes that far. Facets are those of the newest hits without the filters, so that each value stays to be chosen.
 */
export async function findHits(req: PayloadRequest, search: Search): Promise<Found> {
  const unfiltered = await newestHits(req, search, sql`true`)
  const found = hasChosen(search) ? await newestHits(req, search, chosen(search)) : unfiltered
  const facets = countFacets(unfiltered)
  return { hits: found.length > 0 ? await rankedPage(req, search, found) : [], total: found.length, facets }
}

const newestHits = (req: PayloadRequest, search: Search, condition: SQL) =>
  query(
    req,
    sql`
    SELECT kind, id, sections, authors, type FROM search.documents
    WHERE ${matches(search.language, search.text)} AND ${within(search)} AND ${condition}
    ORDER BY published_at DESC, id DESC LIMIT ${depth}`,
    newestRow,
  )

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

/** Finds names that have all words of a text, the last of which may be a beginning. */
export async function findNames(req: PayloadRequest, text: string) {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const last = words.length - 1
  const sought = words.map((word, place) => (place === last && word.length > 2 ? `'${word}':*` : `'${word}'`))
  return query(
    req,
    sql`
    SELECT kind, id FROM search.documents
    WHERE is_name AND vector @@ to_tsquery(${configSql(simpleConfig)}, ${sought.join(' & ')})
    ORDER BY length(title), title, kind, id LIMIT ${namesShown}`,
    nameRow,
  )
}
