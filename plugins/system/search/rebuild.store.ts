import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { allSearchedKinds, type SearchedKind, searchedKinds } from '#plugins/search/searchedKinds.ts'

const amount = z.coerce.number()
const table = (kind: SearchedKind) => sql.identifier(searchedKinds[kind].collection)

// Above every id.
export const newest = 2_147_483_647

// Seconds for which a rebuild belongs to the process that works on it.
const lease = 60

/** Counts what the index has of each kind, without reading texts. */
export function indexCounts(db: Queryable) {
  return query(
    db,
    sql`SELECT kind, count(*) AS count FROM search.documents GROUP BY kind`,
    z.object({ kind: z.enum(allSearchedKinds), count: amount }),
  )
}

/** Counts all documents of the collections that are searched. */
export async function documentCount(db: Queryable): Promise<number> {
  const counts = allSearchedKinds.map((kind) => sql`(SELECT count(*) FROM ${table(kind)})`)
  const [row] = await query(db, sql`SELECT ${sql.join(counts, sql` + `)} AS count`, z.object({ count: amount }))
  return row?.count ?? 0
}

const place = z.object({ kind: z.enum(allSearchedKinds), below: z.number(), done: z.number() })

export type RebuildPlace = z.infer<typeof place>

const rebuildRow = z.object({
  beganAt: amount,
  beganBy: z.string(),
  done: z.number(),
  total: z.number(),
  finishedAt: amount.nullable(),
  error: z.string().nullable(),
})

/** Returns the newest rebuild; null before the first. Moments are milliseconds since 1970. */
export async function newestRebuild(db: Queryable) {
  const [row] = await query(
    db,
    sql`SELECT floor(extract(epoch FROM began_at) * 1000) AS "beganAt", began_by AS "beganBy", done, total,
          floor(extract(epoch FROM finished_at) * 1000) AS "finishedAt", error FROM operating.rebuild`,
    rebuildRow,
  )
  return row ?? null
}

/** Begins a rebuild. @returns false while one is under way */
export async function beginRebuild(db: Queryable, { by, total }: { by: string; total: number }): Promise<boolean> {
  const rows = await query(
    db,
    sql`INSERT INTO operating.rebuild AS known (began_at, began_by, kind, below, total)
        VALUES (now(), ${by}, ${allSearchedKinds[0] ?? null}, ${newest}, ${total})
        ON CONFLICT (is_only) DO UPDATE SET began_at = now(), began_by = excluded.began_by, kind = excluded.kind,
          below = excluded.below, done = 0, total = excluded.total, held_until = now(), finished_at = NULL, error = NULL
        WHERE known.finished_at IS NOT NULL RETURNING total`,
    nothing,
  )
  return rows.length > 0
}

/** Takes the rebuild that no process works on. @returns where it goes on; null when there is none */
export async function takeRebuild(db: Queryable): Promise<RebuildPlace | null> {
  const [row] = await query(
    db,
    sql`UPDATE operating.rebuild SET held_until = now() + interval '1 second' * ${lease}
        WHERE finished_at IS NULL AND held_until <= now() RETURNING kind, below, done`,
    place,
  )
  return row ?? null
}

/** Notes how far the rebuild is, and keeps it. */
export function noteRebuild(db: Queryable, { kind, below, done }: RebuildPlace): Promise<unknown> {
  return query(
    db,
    sql`UPDATE operating.rebuild SET kind = ${kind}, below = ${below}, done = ${done}, error = NULL,
          held_until = now() + interval '1 second' * ${lease}`,
    nothing,
  )
}

/** Notes that the rebuild stopped; it goes on by itself a little later. */
export function rebuildFailed(db: Queryable, error: string): Promise<unknown> {
  return query(
    db,
    sql`UPDATE operating.rebuild SET error = ${error}, held_until = now() + interval '10 seconds'`,
    nothing,
  )
}

export function endRebuild(db: Queryable): Promise<unknown> {
  return query(db, sql`UPDATE operating.rebuild SET finished_at = now(), done = total, error = NULL`, nothing)
}

/** Returns ids of documents below another one, the highest first. */
export async function idsBelow(db: Queryable, kind: SearchedKind, below: number, limit: number): Promise<number[]> {
  const rows = await query(
    db,
    sql`SELECT id FROM ${table(kind)} WHERE id < ${below} ORDER BY id DESC LIMIT ${limit}`,
    z.object({ id: amount }),
  )
  return rows.map(({ id }) => id)
}

/** Returns ids that the index has, of documents that are gone. */
export async function goneFrom(db: Queryable, kind: SearchedKind, limit: number): Promise<number[]> {
  const rows = await query(
    db,
    sql`SELECT id FROM search.documents AS stored
        WHERE kind = ${kind} AND NOT EXISTS (SELECT FROM ${table(kind)} AS known WHERE known.id = stored.id) LIMIT ${limit}`,
    z.object({ id: amount }),
  )
  return rows.map(({ id }) => id)
}
