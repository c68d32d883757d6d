import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { isLive } from '#plugins/slots/candidates.load.ts'
import type { ArticleRow } from './rows.schema.ts'

/** Number of stories below another. */
export const moreLength = 6

// Stories with a tag of another that are compared with it: the newest.
const comparedLength = 20

/** Ids of the posts near another one, each list from its newest. */
export interface Nearby {
  tagged: string[]
  ofSection: string[]
  /** The posts of the section that came out before it. */
  before: string[]
}

const nearbyRow = z.object({ list: z.enum(['tagged', 'ofSection', 'before']), id: z.coerce.string() })

type Statement = ReturnType<typeof sql>

/**
 * Reads which posts are near another one, advertisements left out. One query, none for a post without tags and section.
 * @param shown ids of posts that are left out
 */
export async function readNearby(
  req: InTransaction,
  { primarySection, tags, publishDateTime }: Pick<ArticleRow, 'primarySection' | 'tags' | 'publishDateTime'>,
  shown: readonly string[],
): Promise<Nearby> {
  const part = (list: keyof Nearby, where: Statement, limit: number) => sql`(
    SELECT ${list} AS list, id, publish_date_time FROM posts
    WHERE ${isLive} AND id <> ALL(${sql.param(shown.map(Number))}::int[]) AND type IS DISTINCT FROM 'sponsored' AND ${where}
    ORDER BY publish_date_time DESC, id DESC LIMIT ${limit})`
  const isTagged = sql`id IN (
    SELECT parent_id FROM posts_rels WHERE tags_id = ANY(${sql.param(tags.map(Number))}::int[]))`
  const isInSection = sql`primary_section_id = ${Number(primarySection)}`
  const parts = [
    ...(tags.length > 0 ? [part('tagged', isTagged, comparedLength)] : []),
    ...(primarySection
      ? [
          part('ofSection', isInSection, moreLength + 1),
          part('before', sql`${isInSection} AND publish_date_time < ${publishDateTime}`, 1),
        ]
      : []),
  ]
  const nearby: Nearby = { tagged: [], ofSection: [], before: [] }
  if (parts.length === 0) return nearby
  const all = sql`SELECT list, id FROM (${sql.join(parts, sql` UNION ALL `)}) AS nearby ORDER BY publish_date_time DESC, id DESC`
  for (const { list, id } of await query(req, all, nearbyRow)) nearby[list].push(id)
  return nearby
}
