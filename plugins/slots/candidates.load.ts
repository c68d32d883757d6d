/** Loads the posts that may stand in the slots of a page: at most three queries, whatever the page. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { boundsOf } from '#collections/posts-list/publishDate.ts'
import { type InTransaction, query } from '#database/sql.ts'
import { mostReadByWindow } from '#plugins/numbers/mostRead.store.ts'
import { windowWith } from '#plugins/numbers/mostRead.ts'
import { type DatedPost, type PageMoment, periodOf, withForeseen } from './foreseen.ts'
import type { SlotGroup } from './slotGroups.ts'

type Statement = ReturnType<typeof sql>

/** The posts that may stand in the slots of each group, the best first, and the pinned ones that readers may see. */
export interface Candidates {
  ofGroup: string[][]
  live: Set<string>
}

interface Wanted {
  group: SlotGroup
  // Number of posts after which every slot is filled, however many are passed over.
  limit: number
}

// Ids in blocks are user input; PostgreSQL refuses a query with one that is not a number.
const possible = (ids: readonly string[]): number[] => ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)

/** The posts that readers may see. The one place that says so in SQL: as the policy of posts does for the public. */
export const isLive = sql`posts._status = 'published' AND posts.deleted_at IS NULL`

// Those of a moment before now: what is on the site still, and was published by then.
const isLiveAt = ({ now, isPast }: PageMoment) =>
  isPast ? sql`${isLive} AND publish_date_time <= ${now.toISOString()}` : isLive

const found = z.object({
  group: z.int(),
  id: z.coerce.string(),
  is_popular: z.boolean(),
  date: z.coerce.date().nullable(),
})

// Group of the rows that are pinned posts.
const pins = -1

/**
 * Loads candidates for all groups of a page at a moment.
 * @param timeZone IANA name of the publication's time zone, which days go by
 */
export async function loadCandidates(
  req: InTransaction,
  groups: readonly SlotGroup[],
  moment: PageMoment,
  timeZone: string,
): Promise<Candidates> {
  const { now } = moment
  const pinned = groups.flatMap(({ slots }) => slots.flatMap(({ pin }) => pin?.id ?? []))
  const wanted = withLimits(groups, pinned.length)
  const isPopular = wanted.some(({ group, limit }) => limit > 0 && group.query.mostPopular)
  const windows = isPopular ? await mostReadByWindow(req.payload, now) : []
  const read = [...new Set(windows.flat())].map(Number)
  const parts = [
    ...wanted.flatMap(({ group, limit }, index) => {
      if (limit === 0) return []
      const wheres = conditionsOf(group.query, moment, timeZone)
      const newest = newestOf(index, wheres, group.query.sort.direction, limit)
      return group.query.mostPopular && read.length > 0
        ? [popularOf(index, wheres, read, group.query.types), newest]
        : [newest]
    }),
    ...(pinned.length > 0
      ? [
          sql`SELECT ${pins}::int AS "group", id, false AS is_popular, NULL::timestamptz AS date, 0 AS place FROM posts
          WHERE ${isLiveAt(moment)} AND id = ANY(${sql.param(possible(pinned))}::int[])`,
        ]
      : []),
  ]
  if (parts.length === 0) return { ofGroup: groups.map(() => []), live: new Set() }
  const rows = await query(
    req,
    sql`SELECT "group", id, is_popular, date FROM (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` UNION ALL `,
    )}) AS candidates ORDER BY "group", place`,
    found,
  )
  const byGroup = new Map<string, z.output<typeof found>[]>()
  for (const row of rows) {
    const key = `${row.group} ${row.is_popular}`
    const before = byGroup.get(key)
    if (before) before.push(row)
    else byGroup.set(key, [row])
  }
  const postsOf = (group: number, isPopular: boolean) => byGroup.get(`${group} ${isPopular}`) ?? []
  return {
    ofGroup: groups.map(({ query: collectionQuery, slots }, index) => {
      const eligible = new Set(postsOf(index, true).map(({ id }) => id))
      const popular = windowWith(slots.length, windows, eligible)
      const newest = postsOf(index, false).filter(({ id }) => !popular.includes(id))
      const ranked: DatedPost[] = [
        ...popular.map((id) => ({ id, date: null })),
        ...newest.map(({ id, date }) => ({ id, date: date?.toISOString() ?? null })),
      ]
      return moment.foreseen.length > 0
        ? withForeseen(ranked, collectionQuery, moment, timeZone)
        : ranked.map(({ id }) => id)
    }),
    live: new Set([...postsOf(pins, false), ...moment.foreseen].map(({ id }) => id)),
  }
}

// Posts that are read for a group at most: without a maximum, all groups of a page together would read its square.
const maxCandidates = 500

// A query needs as many posts as there are slots to fill, and as many more as may be passed over: those above, and
// pins.
function withLimits(groups: readonly SlotGroup[], pinCount: number): Wanted[] {
  let above = 0
  return groups.map((group) => {
    const free = group.slots.filter(({ chosen }) => chosen === undefined).length
    const limit = free > 0 ? free + pinCount + group.slots.length - free + (group.query.deduplicate ? above : 0) : 0
    above += group.slots.length
    return { group, limit: Math.min(limit, maxCandidates) }
  })
}

// Returns the newest posts that fit one of some conditions. Each is a query of its own: joined by OR, PostgreSQL would
// read all posts of a section to find its newest.
function newestOf(group: number, wheres: readonly Statement[], direction: 'asc' | 'desc', limit: number): Statement {
  const order = direction === 'asc' ? sql`publish_date_time ASC, id ASC` : sql`publish_date_time DESC, id DESC`
  const parts = wheres.map(
    (where) => sql`(SELECT id, publish_date_time FROM posts WHERE ${where} ORDER BY ${order} LIMIT ${limit})`,
  )
  return sql`SELECT ${group}::int AS "group", id, false AS is_popular, publish_date_time AS date, row_number() OVER () AS place
    FROM (SELECT * FROM (${sql.join(parts, sql` UNION `)}) AS parts ORDER BY ${order} LIMIT ${limit}) AS newest`
}

// Sponsored posts are popular where they are requested by their type, and not beside journalism.
const popularOf = (
  group: number,
  wheres: readonly Statement[],
  read: readonly number[],
  types: CollectionQuery['types'],
): Statement => {
  const isEligible = types.includes('sponsored') ? sql`true` : sql`type IS DISTINCT FROM 'sponsored'`
  return sql`SELECT ${group}::int AS "group", id, true AS is_popular, NULL::timestamptz AS date, 0 AS place FROM posts
    WHERE id = ANY(${sql.param(read)}::int[]) AND ${isEligible} AND (${sql.join([...wheres], sql` OR `)})`
}

// Returns the conditions for the live posts that a query asks for, one of which a post has to fit: it is in one of the
// sections, or an episode of one of the shows among them. Empty lists mean all.
function conditionsOf(collectionQuery: CollectionQuery, moment: PageMoment, timeZone: string): Statement[] {
  const named = (column: 'tags_id' | 'authors_id' | 'sections_id', ids: readonly string[]) =>
    sql`id IN (SELECT parent_id FROM posts_rels WHERE ${sql.identifier(column)} = ANY(${sql.param(possible(ids))}::int[]))`
  const { from, to, before } = boundsOf(periodOf(collectionQuery), moment.now, timeZone)
  const { tags, authors, sections, primarySection, types } = collectionQuery
  const all = [
    isLiveAt(moment),
    ...(types.length > 0 ? [sql`type::text = ANY(${sql.param([...types])}::text[])`] : []),
    ...(tags.length > 0 ? [named('tags_id', tags)] : []),
    ...(authors.length > 0 ? [named('authors_id', authors)] : []),
    ...(primarySection === null
      ? []
      : [sql`primary_section_id = ANY(${sql.param(possible([primarySection]))}::int[])`]),
    ...(from ? [sql`publish_date_time >= ${from}`] : []),
    ...(to ? [sql`publish_date_time <= ${to}`] : []),
    ...(before ? [sql`publish_date_time < ${before}`] : []),
  ]
  const inSections =
    sections.length > 0
      ? [named('sections_id', sections), sql`show_id = ANY(${sql.param(possible(sections))}::int[])`]
      : [sql`TRUE`]
  return inSections.map((one) => sql`(${sql.join([...all, one], sql` AND `)})`)
}
