import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { query } from '#database/sql.ts'
import type { Facet, Found, Hit, Search } from '../retriever.types.ts'
import { allSearchedKinds } from '../searchedKinds.ts'
import { chosen, matches, queryOfRow, within } from './matching.ts'
import { matchEnd, matchStart, readSnippet } from './snippet.ts'
import { simpleConfig } from './textConfig.ts'

const { depth, pageLength } = searchLimits

/** Letters of a text in which a snippet is looked for. */
const snippetReach = 50_000

const headline = `StartSel="${matchStart}", StopSel="${matchEnd}", MaxFragments=2, MinWords=10, MaxWords=24, ShortWord=0, FragmentDelimiter=" … "`

const hitRow = z.object({
  kind: z.enum(['post', 'page']),
  id: z.coerce.string(),
  total: z.coerce.number(),
  snippet: z.string(),
})

/**
 * Finds one page of hits. Only the newest hits are ranked: to rank all of a frequent word takes several times longer, and
 * nobody reads that far. Ranks and dates may be equal, so the order ends with the document itself.
 */
export async function findHits(req: PayloadRequest, search: Search): Promise<Pick<Found, 'hits' | 'total'>> {
  const { sort, page } = search
  const byDate = sql`published_at = 'infinity', published_at DESC, kind, id DESC`
  const order = sort === 'date' ? byDate : sql`rank DESC, ${byDate}`
  const rows = await query(
    req,
    sql`
    WITH newest AS (
      SELECT kind, id FROM search.documents
      WHERE ${matches(search.language, search.text)} AND ${within(search)} AND ${chosen(search)}
      ORDER BY published_at DESC, id DESC LIMIT ${depth}
    ), ranked AS (
      SELECT kind, id, published_at, ts_rank(vector, ${queryOfRow(search)}, 1) AS rank
      FROM newest JOIN search.documents USING (kind, id)
    ), shown AS (
      SELECT kind, id, count(*) OVER () AS total, row_number() OVER (ORDER BY ${order}) AS place FROM ranked
      ORDER BY place LIMIT ${pageLength} OFFSET ${(page - 1) * pageLength}
    )
    SELECT kind, id, total,
      ts_headline(config::regconfig, left(body, ${snippetReach}), ${queryOfRow(search)}, ${headline}) AS snippet
    FROM shown JOIN search.documents USING (kind, id) ORDER BY place`,
    hitRow,
  )
  const hits = rows.map(({ kind, id, snippet }): Hit => ({ kind, id, snippet: readSnippet(snippet) }))
  return { hits, total: rows[0]?.total ?? 0 }
}

/** Values of a filter that are offered. */
const offered = 25

const facetRow = z.object({ of: z.enum(['section', 'author', 'type']), value: z.string(), count: z.coerce.number() })

/** Counts what the newest hits have in common, without the filters: each value of a filter must stay to be chosen. */
export const countFacets = (req: PayloadRequest, search: Search): Promise<Facet[]> =>
  query(
    req,
    sql`
    WITH newest AS (
      SELECT sections, authors, type FROM search.documents
      WHERE ${matches(search.language, search.text)} AND ${within(search)}
      ORDER BY published_at DESC, id DESC LIMIT ${depth}
    )
    (SELECT 'section' AS of, section::text AS value, count(*) AS count FROM newest, unnest(sections) AS section
      GROUP BY section ORDER BY count DESC, section LIMIT ${offered})
    UNION ALL
    (SELECT 'author', author::text, count(*) AS count FROM newest, unnest(authors) AS author
      GROUP BY author ORDER BY count DESC, author LIMIT ${offered})
    UNION ALL
    (SELECT 'type', type, count(*) AS count FROM newest WHERE type IS NOT NULL GROUP BY type ORDER BY count DESC, type)`,
    facetRow,
  )

const nameRow = z.object({ kind: z.enum(allSearchedKinds), id: z.coerce.string() })

/** Names that are shown above the stories. */
const namesShown = 6

/** Finds names that have all words of a text, the last of which may be a beginning. */
export function findNames(req: PayloadRequest, text: string) {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return Promise.resolve([])
  const last = words.length - 1
  const sought = words
    .map((word, place) => (place === last && word.length > 2 ? `'${word}':*` : `'${word}'`))
    .join(' & ')
  return query(
    req,
    sql`
    SELECT kind, id FROM search.documents
    WHERE is_name AND vector @@ to_tsquery(${sql.raw(`'${simpleConfig}'`)}::regconfig, ${sought})
    ORDER BY length(title), title, kind, id LIMIT ${namesShown}`,
    nameRow,
  )
}
