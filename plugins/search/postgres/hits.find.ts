import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type SearchSnippet, searchLimits } from '#contract/search.schema.ts'
import { type Queryable, query } from '#database/sql.ts'
import type { Found, Hit, Search } from '../retriever.types.ts'
import { allSearchedKinds } from '../searchedKinds.ts'
import { matchEnd, matchStart, readSnippet } from '../snippet.ts'
import { excludedAlone, termsOf, wordsOf } from '../terms.ts'
import { countFacets } from './facetsCount.ts'
import { queryOfRow } from './matching.ts'
import { type NewestHit, newestHits } from './newestHits.find.ts'
import { inTitles } from './termQuery.ts'
import { configOf } from './textConfig.ts'

const { pageLength } = searchLimits

/**
 * Finds one page of hits. Only the newest hits are ranked: to rank all of a frequent word takes several times longer, and
 * no reader goes that far. Facets are those of the newest hits without the filters, so that each value stays to be chosen.
 * Within a transaction of its own.
 */
export async function findHits(req: Queryable, search: Search): Promise<Omit<Found, 'snippets'>> {
  const { unfiltered, found } = await newestHits(req, search, rankOf(search))
  const shown = inOrder(found).slice((search.page - 1) * pageLength, search.page * pageLength)
  return {
    hits: shown.map(({ kind, id }) => ({ kind, id: String(id) })),
    total: found.length,
    facets: countFacets(unfiltered),
  }
}

// Several words fit best where they stand close together; of one word, more of it counts.
function rankOf(search: Search): SQL {
  if (search.sort === 'date' || excludedAlone(search.text) !== null) return sql`0`
  const rank = wordsOf(search.text).length > 1 ? sql`ts_rank_cd` : sql`ts_rank`
  return sql`${rank}(vector, ${queryOfRow(search)}, 1)`
}

// Of hits that fit equally well, the newest come first, and what has no date last.
const inOrder = (found: readonly NewestHit[]): NewestHit[] =>
  found.toSorted((one, other) => other.rank - one.rank || Number(other.isDated) - Number(one.isDated))

// Letters of a text in which a snippet is looked for.
const snippetReach = 50_000

const headline = `StartSel="${matchStart}", StopSel="${matchEnd}", MaxFragments=2, MinWords=10, MaxWords=24, ShortWord=0, FragmentDelimiter=" … "`

/** Returns a snippet of each hit, in their order; empty for what was removed meanwhile. */
export async function findSnippets(
  req: Queryable,
  search: Pick<Search, 'text' | 'language'>,
  hits: readonly Hit[],
): Promise<SearchSnippet[]> {
  const rows = await query(
    req,
    sql`
    SELECT coalesce(ts_headline(config::regconfig, left(body, ${snippetReach}), ${queryOfRow(search)}, ${headline}), '') AS snippet
    FROM unnest(${sql.param(hits.map(({ kind }) => kind))}::text[], ${sql.param(hits.map(({ id }) => id))}::int[])
      WITH ORDINALITY AS hits (kind, id, place)
    LEFT JOIN search.documents USING (kind, id) ORDER BY place`,
    z.object({ snippet: z.string() }),
  )
  return rows.map(({ snippet }) => readSnippet(snippet))
}

const nameRow = z.object({ kind: z.enum(allSearchedKinds), id: z.coerce.string() })

// Names that are shown above the stories.
const namesShown = 6

// Letters of the shortest beginning of a name that is looked for.
const shortestBeginning = 3

/** Finds names that have all words of a text in any of their forms; the last one may be a beginning. */
export async function findNames(req: Queryable, { text, language }: Pick<Search, 'text' | 'language'>) {
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
