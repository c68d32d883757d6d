import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'
import { hasWords, matches } from '../../search/postgres/matching.ts'
import type { AssistantRecord } from '../assistant.types.ts'
import type { Period } from './questionDays.ts'

/** Documents of a word that are counted, and those of all words: more of them change nothing in what it weighs. */
export const counted = { word: 1_000, all: 20_000 }

// The rarest words that stories are looked for by; stories that are ranked by where these stand, and that are read.
const most = { words: 8, ranked: 80, found: 16 }

const countRow = z.object({ word: z.string(), hasWords: z.boolean(), stories: z.coerce.number() })

export async function countStories(req: Queryable, language: string, words: readonly string[]) {
  const rows = await query(
    req,
    sql`
    SELECT word, ${hasWords(language, sql`word`)} AS "hasWords",
      (SELECT count(*) FROM (SELECT FROM search.documents WHERE ${matches(language, sql`word`)} LIMIT ${counted.word}) AS counted)
        AS stories
    FROM unnest(${sql.param(words)}::text[]) AS word`,
    countRow,
  )
  return new Map(rows.filter((row) => row.hasWords).map(({ word, stories }) => [word, stories]))
}

/** Returns the number of stories and pages, up to `counted.all`. */
export async function countAll(req: Queryable): Promise<number> {
  const [row] = await query(
    req,
    sql`SELECT count(*) AS count FROM (SELECT FROM search.documents WHERE NOT is_name LIMIT ${counted.all}) AS counted`,
    z.object({ count: z.coerce.number() }),
  )
  return row?.count ?? 0
}

const storyRow = z.object({ id: z.coerce.string() })

export interface StorySearch {
  language: string
  words: readonly { word: string; weight: number }[]
  period: Period | null
  scope: AssistantRecord['scope']
}

/**
 * Returns the ids of the stories that have most of the words, the rarest counting most; of equal ones those that have them
 * close together. Without words, the newest of the period.
 */
export async function findStories(
  req: Queryable,
  { language, words: all, period, scope }: StorySearch,
): Promise<string[]> {
  const words = all.toSorted((one, other) => other.weight - one.weight).slice(0, most.words)
  const condition = sql`${isCitable} AND ${within(scope, period?.isFirm ? period : null)}`
  if (words.length === 0) {
    const rows = await query(
      req,
      sql`SELECT id FROM search.documents WHERE NOT is_name AND ${condition} ORDER BY published_at DESC, id DESC LIMIT ${most.found}`,
      storyRow,
    )
    return rows.map(({ id }) => id)
  }
  const timeliness = period
    ? sql`CASE WHEN documents.published_at >= ${period.from}::timestamptz AND documents.published_at < ${period.before}::timestamptz THEN 1.25 ELSE 1 END`
    : sql`1`
  const anyOfWords = words.map(({ word }) => word).join(' or ')
  const rows = await query(
    req,
    sql`
    WITH matched AS (
      SELECT id, sum(weight) AS weight, max(published_at) AS published_at
      FROM unnest(${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ weight }) => weight))}::float8[])
        AS asked (word, weight)
      CROSS JOIN LATERAL (
        SELECT id, published_at FROM search.documents WHERE ${matches(language, sql`word`)} AND ${condition} LIMIT ${counted.word}
      ) AS documents
      GROUP BY id ORDER BY weight DESC, published_at DESC, id DESC LIMIT ${most.ranked}
    )
    SELECT matched.id FROM matched JOIN search.documents ON kind = 'post' AND documents.id = matched.id
    ORDER BY weight * (1 + ts_rank_cd(vector, websearch_to_tsquery(config::regconfig, ${anyOfWords}), 37)) * ${timeliness} DESC,
      documents.published_at DESC, matched.id DESC
    LIMIT ${most.found}`,
    storyRow,
  )
  return rows.map(({ id }) => id)
}

/** Returns when the newest story within a scope was published, ISO 8601; null for none. */
export async function newestStory(req: Queryable, scope: AssistantRecord['scope']): Promise<string | null> {
  const [row] = await query(
    req,
    sql`SELECT published_at AS "publishedAt" FROM search.documents WHERE ${isCitable} AND ${within(scope, null)}
        ORDER BY published_at DESC NULLS LAST LIMIT 1`,
    z.object({ publishedAt: z.coerce.date().nullable() }),
  )
  return row?.publishedAt?.toISOString() ?? null
}

// Sponsored stories are advertising.
const isCitable = sql`kind = 'post' AND type IS DISTINCT FROM 'sponsored'`

function within({ sections, tags, from, to }: AssistantRecord['scope'], period: Period | null) {
  const conditions = [
    sections.length > 0 ? sql`sections && ${sql.param(sections)}::int[]` : null,
    tags.length > 0
      ? sql`EXISTS (SELECT FROM posts_rels WHERE parent_id = documents.id AND path = 'tags' AND tags_id = ANY (${sql.param(tags)}::int[]))`
      : null,
    from === null ? null : sql`published_at >= ${from}::timestamptz`,
    to === null ? null : sql`published_at <= ${to}::timestamptz`,
    period && sql`published_at >= ${period.from}::timestamptz AND published_at < ${period.before}::timestamptz`,
  ]
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` AND `)
}
