import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { cacheTag } from '#contract/cacheTag.ts'
import { nothing, type Queryable, query } from '#database/sql.ts'

// Purges that wait for one site. Beyond it they become one purge of everything.
const maxWaiting = 200

// Seconds for which a process has a purge to itself, and after which a failed one is tried again; the pause doubles three times.
const lease = 15
const pause = 4

// Seconds after which a purge of a site that nothing calls is forgotten: other processes may still call it.
const forgottenAfter = 3_600

const waitingRow = z.object({ id: z.coerce.number(), site: z.string(), tags: z.array(z.string()) })

export type WaitingPurge = z.infer<typeof waitingRow>

/** Stores purges that a site has to hear of, for this process to call at once. */
export async function storePurges(
  db: Queryable,
  purges: readonly { site: string; tags: string[]; error: string | null }[],
): Promise<WaitingPurge[]> {
  const stored: WaitingPurge[] = []
  for (const { site, tags, error } of purges) {
    stored.push(
      ...(await query(
        db,
        sql`INSERT INTO operating.purges (site, tags, error, attempts, next_at)
            VALUES (${site}, ${sql.param(tags)}::text[], ${error}, ${error === null ? 0 : 1}, now() + interval '1 second' * ${lease})
            RETURNING id, site, tags`,
        waitingRow,
      )),
    )
  }
  await mergeMany(db)
  return stored
}

const mergeMany = (db: Queryable) =>
  query(
    db,
    sql`WITH many AS (SELECT site FROM operating.purges GROUP BY site HAVING count(*) > ${maxWaiting}),
        gone AS (DELETE FROM operating.purges USING many WHERE purges.site = many.site RETURNING purges.site, since, error)
        INSERT INTO operating.purges (site, tags, since, error)
        SELECT site, ARRAY[${cacheTag.everything}], min(since), max(error) FROM gone GROUP BY site`,
    nothing,
  )

/** Takes purges of these sites whose time has come, for this process alone; forgets old ones of sites that nothing calls. */
export async function takePurges(db: Queryable, sites: readonly string[], limit: number): Promise<WaitingPurge[]> {
  const called = sql.param([...sites])
  await query(
    db,
    sql`DELETE FROM operating.purges
        WHERE site <> ALL(${called}::text[]) AND since < now() - interval '1 second' * ${forgottenAfter} OR since < now() - interval '1 day'`,
    nothing,
  )
  return query(
    db,
    sql`UPDATE operating.purges SET next_at = now() + interval '1 second' * ${lease}
        WHERE id IN (SELECT id FROM operating.purges
          WHERE next_at <= now() AND site = ANY(${called}::text[]) ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING id, site, tags`,
    waitingRow,
  )
}

/** Forgets a purge that its site has taken. */
export function purgeTaken(db: Queryable, id: number): Promise<unknown> {
  return query(db, sql`DELETE FROM operating.purges WHERE id = ${id}`, nothing)
}

/** Notes why a purge failed; it waits on. */
export function purgeFailed(db: Queryable, id: number, error: string): Promise<unknown> {
  return query(
    db,
    sql`UPDATE operating.purges SET error = ${error}, attempts = attempts + 1,
          next_at = now() + interval '1 second' * ${pause} * power(2, least(attempts, 3))
        WHERE id = ${id}`,
    nothing,
  )
}

/** Makes all purges due now. */
export function hastenPurges(db: Queryable): Promise<unknown> {
  return query(db, sql`UPDATE operating.purges SET next_at = now()`, nothing)
}

const siteRow = z.object({
  site: z.string(),
  waiting: z.coerce.number(),
  since: z.coerce.number(),
  error: z.string().nullable(),
})

/** Returns the sites that purges wait for: how many, since when (milliseconds since 1970), and the newest error. */
export function sitesBehind(db: Queryable) {
  return query(
    db,
    sql`SELECT site, count(*) AS waiting, floor(extract(epoch FROM min(since)) * 1000) AS since,
          (array_agg(error ORDER BY id DESC) FILTER (WHERE error IS NOT NULL))[1] AS error
        FROM operating.purges GROUP BY site ORDER BY site`,
    siteRow,
  )
}

/** Returns the purges that have waited for the longest time. */
export function oldestPurges(db: Queryable, limit: number) {
  return query(
    db,
    sql`SELECT id, site, tags[1:20] AS tags, cardinality(tags) AS count, attempts, error,
          floor(extract(epoch FROM since) * 1000) AS since
        FROM operating.purges ORDER BY id LIMIT ${limit}`,
    waitingRow.extend({
      count: z.number(),
      attempts: z.number(),
      error: z.string().nullable(),
      since: z.coerce.number(),
    }),
  )
}
