import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { type InTransaction, query } from '#database/sql.ts'
import type { Found, Hit, Search } from '../retriever.types.ts'
import { allSearchedKinds } from '../searchedKinds.ts'
import { matchEnd, matchStart, readSnippet } from '../snippet.ts'
import { termsOf, wordsOf } from '../terms.ts'
import { countFacets } from './facetsCount.ts'
import { queryOfRow } from './matching.ts'
import { type NewestHit, newestHits } from './newestHits.find.ts'
import { inTitles } from './termQuery.ts'
import { configOf } from './textConfig.ts'

const { pageLength } = searchLimits

/**
 * Finds one page of hits. Only the newest hits are ranked: to rank all of a frequent word takes several times longer, and
 * no reader goes that far. Facets are those of the newest hits without the filters, so that each value stays to be chosen.
 * Within a transaction.
 */
export async function findHits(req: InTransaction, search: Search): Promise<Found> {
  const { unfiltered, found } = await newestHits(req, search)
  return {
    hits: found.length > 0 ? await rankedPage(req, search, found) : [],
    total: found.length,
    facets: countFacets(unfiltered),
  }
}

// Letters of a text in which a snippet is looked for.
const snippetReach = 50_000

const headline = `StartSel="${matchStart}", StopSel="${matchEnd}", MaxFragments=2, MinWords=10, MaxWords=24, ShortWord=0, FragmentDelimiter=" … "`

const hitRow = z.object({ kind: z.enum(['post', 'page']), id: z.coerce.string(), snippet: z.string() })

// Puts hits in order. Ranks and dates may be equal, so the order ends with the document itself.
async function rankedPage(
  req: InTransaction,
  search: Search,
  found: readonly Pick<NewestHit, 'kind' | 'id'>[],
): Promise<Hit[]> {
  const { sort, page } = search
  const byDate = sql`published_at = 'infinity', published_at DESC, kind, id DESC`
  const order = sort === 'date' ? byDate : sql`${rankOf(search)} DESC, ${byDate}`
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

// Several words fit best where they stand close together; of one word, more of it counts.
const rankOf = (search: Search): SQL => {
  const rank = wordsOf(search.text).length > 1 ? sql`ts_rank_cd` : sql`ts_rank`
  return sql`${rank}(vector, ${queryOfRow(search)}, 1)`
}

const nameRow = z.object({ kind: z.enum(allSearchedKinds), id: z.coerce.string() })

// Names that are shown above the stories.
const namesShown = 6

// Letters of the shortest beginning of a name that is looked for.
const shortestBeginning = 3

/** Finds names that have all words of a text in any of their forms; the last one may be a beginning. */
export async function findNames(req: InTransaction, { text, language }: Pick<Search, 'text' | 'language'>) {
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
