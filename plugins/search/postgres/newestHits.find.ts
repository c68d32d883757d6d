import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { type InTransaction, query } from '#database/sql.ts'
import type { Search } from '../retriever.types.ts'
import { excludedAlone } from '../terms.ts'
import { lookWordsUp } from './lookUp.ts'
import { chosen, hasChosen, lacks, waysToMatch, within } from './matching.ts'
import { beginOf, monthOf, timesOf, undated } from './months.ts'

const { depth } = searchLimits

const newestRow = z.object({
  kind: z.enum(['post', 'page']),
  id: z.number(),
  sections: z.array(z.number()),
  authors: z.array(z.number()),
  type: z.string().nullable(),
})

export type NewestHit = z.output<typeof newestRow>

export interface NewestHits {
  /** Without the filters of section, author and type. */
  unfiltered: NewestHit[]
  found: NewestHit[]
}

/**
 * Finds the newest hits: from now into the past, as many months at a time as it takes, because to read the row of every
 * story that has a frequent word takes many times longer. Within a transaction.
 */
export async function newestHits(req: InTransaction, search: Search): Promise<NewestHits> {
  const span = await monthsOf(req, search)
  await lookWordsUp(req)
  const unfiltered = await walk(req, search, span, sql`true`)
  return { unfiltered, found: hasChosen(search) ? await walk(req, search, span, chosen(search)) : unfiltered }
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

const spanRow = z.object({ newest: z.coerce.date(), oldest: z.coerce.date(), first: z.coerce.date().nullable() })

// Returns the span of time of a search; null where nothing has a date.
async function monthsOf(req: InTransaction, { bounds }: Search): Promise<Span | null> {
  const dated = sql`FROM search.documents WHERE NOT is_name AND published_at < 'infinity' AND ${within({ bounds, asOf: null })}`
  const newestFirst = sql`ORDER BY published_at DESC, id DESC LIMIT 1`
  const [row] = await query(
    req,
    sql`
    SELECT newest.published_at AS newest, oldest.published_at AS oldest, first.published_at AS first
    FROM (SELECT published_at ${dated} ${newestFirst}) AS newest,
      (SELECT published_at ${dated} ORDER BY published_at, id LIMIT 1) AS oldest
      LEFT JOIN (SELECT published_at ${dated} ${newestFirst} OFFSET ${firstLooked}) AS first ON true`,
    spanRow,
  )
  if (!row) return null
  const oldest = monthOf(row.oldest)
  return { newest: monthOf(row.newest), oldest, first: row.first ? monthOf(row.first) : oldest }
}

// Hits among the texts looked through at first, below which all others are looked through at once.
const fewHits = 50

// Months beyond those that should be enough.
const margin = 1.25

async function walk(req: InTransaction, search: Search, span: Span | null, condition: SQL): Promise<NewestHit[]> {
  const { language, text } = search
  const found: NewestHit[] = []
  const lacking = excludedAlone(text)
  const find = async (time: SQL): Promise<number> => {
    const ways = lacking === null ? waysToMatch(language, text) : [lacks(language, lacking, time)]
    const hits = ways.map(
      (isHit) => sql`
      SELECT kind, id, sections, authors, type, published_at FROM search.documents
      WHERE ${isHit} AND ${within(search)} AND ${condition} AND ${time}`,
    )
    const rows = await query(
      req,
      sql`${sql.join(hits, sql` UNION ALL `)} ORDER BY published_at DESC, id DESC LIMIT ${depth - found.length}`,
      newestRow,
    )
    found.push(...rows)
    return rows.length
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
