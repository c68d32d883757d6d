import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { type Queryable, query } from '#database/sql.ts'
import { assigned } from '#database/transaction.ts'
import type { Search } from '../retriever.types.ts'
import { excludedAlone } from '../terms.ts'
import { wordsLookedUp } from './lookUp.ts'
import { chosen, hasChosen, lacks, waysToMatch, within } from './matching.ts'
import { beginOf, monthOf, timesOf, undated } from './months.ts'

const { depth } = searchLimits

// A hit as an array of JSON: a thousand rows of columns take the database's driver several times longer to read.
const newestRow = z
  .tuple([
    z.enum(['post', 'page']),
    z.number(),
    z.array(z.number()),
    z.array(z.number()),
    z.string().nullable(),
    z.boolean(),
    z.number(),
  ])
  .transform(([kind, id, sections, authors, type, isDated, rank]) => ({
    kind,
    id,
    sections,
    authors,
    type,
    isDated,
    rank,
  }))

export type NewestHit = z.output<typeof newestRow>

/** Hits, the newest first; what has no date comes before all that has one. */
export interface NewestHits {
  /** Without the filters of section, author and type. */
  unfiltered: NewestHit[]
  found: NewestHit[]
}

/**
 * Finds the newest hits: from now into the past, as many months at a time as it takes, because to read the row of every
 * story that has a frequent word takes many times longer. Within a transaction of its own.
 * @param rank how well a document fits, of its columns `vector` and `config`
 */
export async function newestHits(req: Queryable, search: Search, rank: SQL): Promise<NewestHits> {
  const span = await monthsOf(req, search)
  const find = (condition: SQL, rank: SQL) => walk(req, search, { span, condition, rank })
  if (!hasChosen(search)) {
    const found = await find(sql`true`, rank)
    return { unfiltered: found, found }
  }
  return { unfiltered: await find(sql`true`, sql`0`), found: await find(chosen(search), rank) }
}

// Months in which there are texts, as `monthOf` numbers them.
interface Span {
  newest: number
  oldest: number
  // The month in which the newest thousands begin.
  first: number
}

// Texts that are looked through at first.
const firstLooked = 4_000

const moment = z.coerce.date().nullable()
const spanRow = z.object({ newest: moment, oldest: moment, first: moment })

// Returns the span of time of a search; null where nothing has a date. Words are found by their index from then on.
async function monthsOf(req: Queryable, { bounds }: Search): Promise<Span | null> {
  const dated = sql`FROM search.documents WHERE NOT is_name AND published_at < 'infinity' AND ${within({ bounds, asOf: null })}`
  const last = sql`ORDER BY published_at DESC, id DESC LIMIT 1`
  const [row] = await query(
    req,
    sql`
    SELECT ${assigned(wordsLookedUp)}, (SELECT published_at ${dated} ${last}) AS newest,
      (SELECT published_at ${dated} ORDER BY published_at, id LIMIT 1) AS oldest,
      (SELECT published_at ${dated} ${last} OFFSET ${firstLooked}) AS first`,
    spanRow,
  )
  if (!row?.newest || !row.oldest) return null
  const oldest = monthOf(row.oldest)
  return { newest: monthOf(row.newest), oldest, first: row.first ? monthOf(row.first) : oldest }
}

// Hits among the texts looked through at first, below which all others are looked through at once.
const fewHits = 50

const newestFirst = sql`published_at DESC, id DESC, kind`

// Months beyond those that should be enough.
const margin = 1.25

async function walk(
  req: Queryable,
  search: Search,
  { span, condition, rank }: { span: Span | null; condition: SQL; rank: SQL },
): Promise<NewestHit[]> {
  const { language, text } = search
  const found: NewestHit[] = []
  const lacking = excludedAlone(text)
  const find = async (time: SQL): Promise<number> => {
    const ways = lacking === null ? waysToMatch(language, text) : [lacks(language, lacking, time)]
    const hits = ways.map(
      (isHit) => sql`
      SELECT kind, id, sections, authors, type, published_at, vector, config FROM search.documents
      WHERE ${isHit} AND ${within(search)} AND ${condition} AND ${time}`,
    )
    const [newest] = await query(
      req,
      sql`
      SELECT coalesce(json_agg(hit), '[]') AS hits FROM (
        SELECT json_build_array(kind, id, sections, authors, type, published_at < 'infinity', ${rank}) AS hit
        FROM (${sql.join(hits, sql` UNION ALL `)} ORDER BY ${newestFirst} LIMIT ${depth - found.length}) AS newest
        ORDER BY ${newestFirst}
      ) AS ordered`,
      z.object({ hits: z.array(newestRow) }),
    )
    found.push(...(newest?.hits ?? []))
    return newest?.hits.length ?? 0
  }
  if (!span || span.first === span.oldest) {
    await find(sql`true`)
    return found
  }
  const isAt = (times: readonly number[]) => sql`search.times(published_at) && ${sql.param(times)}::int[]`
  let first = span.first
  let next = span.newest
  let hits = await find(isAt([undated, ...timesOf(first, next)]))
  while (found.length < depth && first > span.oldest) {
    const months = Math.ceil(((next - first + 1) * (depth - found.length) * margin) / Math.max(hits, 1))
    next = first - 1
    first = hits < fewHits ? span.oldest : Math.max(span.oldest, next - months + 1)
    const isRest = first === span.oldest
    hits = await find(isRest ? sql`published_at < ${beginOf(next + 1)}::timestamptz` : isAt(timesOf(first, next)))
  }
  return found
}
