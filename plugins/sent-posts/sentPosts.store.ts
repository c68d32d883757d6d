import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'

/** The posts of blocks that fill themselves, in their order, by the id of the block. Null is a place without one. */
export type SentPosts = Record<string, (string | null)[]>

const sentPosts = z.record(z.string(), z.array(z.string().nullable()))

/** Returns the posts that an issue was first sent with; null for one that reached no reader yet. */
export async function sentPostsOf(db: Queryable, issue: number): Promise<SentPosts | null> {
  const [found] = await query(
    db,
    sql`SELECT posts FROM sending.sends WHERE issue_id = ${issue} AND NOT is_written AND state <> 'preparing'
        ORDER BY id LIMIT 1`,
    z.object({ posts: sentPosts }),
  )
  return found?.posts ?? null
}
