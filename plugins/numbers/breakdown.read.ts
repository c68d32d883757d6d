/** Reads what happened within a span, by story, section, referrer and so on. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { referrerKinds } from '#contract/numbersCall.schema.ts'
import { pageKinds } from '#contract/readerEvents.schema.ts'
import { percentileOf, vitalMetrics } from '#contract/vitalBuckets.ts'
import { query } from '#database/sql.ts'
import type { Breakdown } from './numbers.schema.ts'
import { titlesOf } from './storyTitles.read.ts'

// Lines of each list.
const shownLines = 20

const number = z.coerce.number()
const nullable = z.coerce.number().nullable()

/** The views of posts in a span: from the minutes, or from the days. */
export type Source = { minutesSince: Date } | Days

interface Days {
  // "yyyy-MM-dd"
  firstDay: string
  lastDay: string
  // All days but the last one are added up (endedDays.store.ts).
  areAddedUp: boolean
}

const sumsWithin = ({ firstDay, lastDay, areAddedUp }: Days) => {
  const ofDays = sql`SELECT name, post, detail, times FROM numbers.days`
  return areAddedUp
    ? sql`(SELECT name, post, detail, times FROM numbers.ended_days UNION ALL ${ofDays} WHERE day = ${lastDay}::date)`
    : sql`(${ofDays} WHERE day BETWEEN ${firstDay}::date AND ${lastDay}::date)`
}

const viewsFrom = (source: Source) =>
  'minutesSince' in source
    ? sql`SELECT post, times FROM numbers.minutes WHERE minute >= ${source.minutesSince.toISOString()}::timestamptz`
    : sql`SELECT post, times FROM ${sumsWithin(source)} AS sums WHERE name = 'view'`

/** Returns the lists of a span; of the last minutes, only views are known. */
export async function breakdownOf(req: PayloadRequest, source: Source): Promise<Breakdown> {
  const byPost = Promise.all([storiesOf(req, source), sectionsOf(req, source)])
  if ('minutesSince' in source) {
    const [stories, sections] = await byPost
    const none = {
      referrers: [],
      pages: [],
      signUps: [],
      podcasts: [],
      clicks: [],
      actions: [],
      groups: [],
      vitals: [],
    }
    return { stories, sections, ...none }
  }
  const [[stories, sections], sums, podcasts, signUps] = await Promise.all([
    byPost,
    sumsOf(req, source),
    podcastsOf(req, source),
    signUpsOf(req, source),
  ])
  return { stories, sections, podcasts, signUps, ...shapedSums(sums) }
}

async function storiesOf(req: PayloadRequest, source: Source): Promise<Breakdown['stories']> {
  // More than are shown: the views of posts that are gone for good stay in the sums.
  const top = sql`SELECT post, sum(times) AS views FROM (${viewsFrom(source)}) AS seen WHERE post > 0
    GROUP BY post ORDER BY views DESC, post DESC LIMIT ${shownLines * 2}`
  const about = (name: string, detail: string) =>
    'minutesSince' in source
      ? sql`NULL::bigint`
      : sql`(SELECT sum(times) FROM ${sumsWithin(source)} AS detailed
              WHERE detailed.post = top.post AND name = ${name} AND detail = ${detail})`
  const rows = await query(
    req,
    sql`SELECT post, views, ${about('engaged', '')} AS seconds, ${about('read_depth', '75')} AS "read"
        FROM (${top}) AS top ORDER BY views DESC, post DESC`,
    z.object({ post: number, views: number, seconds: nullable, read: nullable }),
  )
  const titles = await titlesOf(
    req,
    rows.map(({ post }) => post),
  )
  return rows
    .flatMap(({ post, views, seconds, read }) => {
      const title = titles.get(post)
      if (title === undefined) return []
      const mean = seconds === null ? null : Math.round(seconds / views)
      return [
        {
          post: String(post),
          title,
          views,
          seconds: mean,
          readShare: read === null ? null : Math.min(1, read / views),
        },
      ]
    })
    .slice(0, shownLines)
}

const sectionsOf = (req: PayloadRequest, source: Source): Promise<Breakdown['sections']> =>
  query(
    req,
    sql`SELECT coalesce(sections.name, '') AS name, sum(seen.times) AS views
        FROM (SELECT post, sum(times) AS times FROM (${viewsFrom(source)}) AS views WHERE post > 0 GROUP BY post) AS seen
        JOIN posts ON posts.id = seen.post LEFT JOIN sections ON sections.id = posts.primary_section_id
        GROUP BY 1 ORDER BY views DESC, name LIMIT ${shownLines}`,
    z.object({ name: z.string(), views: number }),
  )

const signUpsOf = (req: PayloadRequest, days: Days): Promise<Breakdown['signUps']> =>
  query(
    req,
    sql`SELECT coalesce(lists.name, '') AS newsletter, sum(times) AS times FROM ${sumsWithin(days)} AS sums
        LEFT JOIN newsletter_lists AS lists ON lists.name = detail
        WHERE sums.name = 'newsletter_signup' GROUP BY 1 ORDER BY times DESC LIMIT ${shownLines}`,
    z.object({ newsletter: z.string(), times: number }),
  )

async function podcastsOf(req: PayloadRequest, days: Days): Promise<Breakdown['podcasts']> {
  const part = (name: string, detail = '') =>
    sql`coalesce(sum(times) FILTER (WHERE name = ${name} AND detail = ${detail}), 0)`
  const rows = await query(
    req,
    sql`SELECT post, ${part('podcast_play')} AS plays, ${part('podcast_progress', '50')} AS halves,
          ${part('podcast_end')} AS ends, coalesce(sum(times) FILTER (WHERE name LIKE '%\\_click'), 0) AS platforms
        FROM ${sumsWithin(days)} AS sums WHERE name IN ('podcast_play', 'podcast_progress', 'podcast_end', 'podcast_apple_click',
          'podcast_spotify_click', 'podcast_youtube_click')
        GROUP BY post ORDER BY plays DESC, platforms DESC, post DESC LIMIT ${shownLines}`,
    z.object({ post: number, plays: number, halves: number, ends: number, platforms: number }),
  )
  const titles = await titlesOf(
    req,
    rows.map(({ post }) => post),
  )
  return rows.map(({ post, ...counts }) => ({
    post: post === 0 ? '' : String(post),
    title: titles.get(post) ?? 'No single episode',
    ...counts,
  }))
}

interface Sum {
  name: string
  detail: string
  times: number
}

const sumsOf = (req: PayloadRequest, days: Days): Promise<Sum[]> =>
  query(
    req,
    sql`SELECT name, detail, sum(times) AS times FROM ${sumsWithin(days)} AS sums
        WHERE name IN ('view', 'page_view', 'web_vital', 'click', 'share', 'search', 'impression', 'chat', 'signup_group')
        GROUP BY name, detail ORDER BY times DESC, name, detail`,
    z.object({ name: z.string(), detail: z.string(), times: number }),
  )

const actionNames: ReadonlySet<string> = new Set(['share', 'search', 'impression', 'chat', 'signup_group'])

/** Shapes the sums of all posts into lists. Pure. */
export function shapedSums(
  sums: readonly Sum[],
): Pick<Breakdown, 'referrers' | 'pages' | 'clicks' | 'actions' | 'groups' | 'vitals'> {
  const named = (wanted: string) => sums.filter(({ name }) => name === wanted)
  const ofKinds = <Kind extends string>(kinds: readonly Kind[], wanted: string) =>
    named(wanted).flatMap(({ detail, times }) => {
      const kind = kinds.find((one) => one === detail)
      return kind ? [{ kind, views: times }] : []
    })
  return {
    referrers: ofKinds(referrerKinds, 'view'),
    pages: ofKinds(pageKinds, 'page_view'),
    clicks: named('click')
      .slice(0, shownLines)
      .map(({ detail, times }) => {
        const [page = '', block = '', nthOfType = '', placementRow = ''] = detail.split(' ')
        return { page, block, title: definitionOf(block)?.title ?? block, nthOfType, placementRow, times }
      }),
    actions: sums
      .filter(({ name }) => actionNames.has(name))
      .slice(0, shownLines)
      .map((sum) => ({ ...sum })),
    groups: groupsOf(sums),
    vitals: vitalsOf(named('web_vital')),
  }
}

function groupsOf(sums: readonly Sum[]): Breakdown['groups'] {
  const timesOf = (name: string, detail: string) =>
    sums.find((sum) => sum.name === name && sum.detail === detail)?.times ?? 0
  const groups = (['shown', 'control'] as const).map((group) => ({
    group,
    reached: timesOf('impression', `${group}_newsletter`),
    subscriptions: timesOf('signup_group', group),
  }))
  return groups.some(({ group, reached }) => group === 'control' && reached > 0) ? groups : []
}

function vitalsOf(sums: readonly Sum[]): Breakdown['vitals'] {
  const parsed = sums.map(({ detail, times }) => {
    const [kind, metric, bucket] = detail.split(' ')
    return { kind, metric, bucket: Number(bucket), times }
  })
  return pageKinds.flatMap((kind) =>
    vitalMetrics.flatMap((metric) => {
      const buckets = parsed.filter((one) => one.kind === kind && one.metric === metric)
      const value = percentileOf(buckets, 0.75)
      const samples = buckets.reduce((sum, { times }) => sum + times, 0)
      return value === null ? [] : [{ kind, metric, value, samples }]
    }),
  )
}
