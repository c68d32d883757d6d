import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { canonicalPath, maxPathLength } from '#collections/addresses/canonicalPath.ts'
import { nothing, query } from '#database/sql.ts'

/** The call of the reader site: how often readers requested redirected or withdrawn addresses. */
export const hitsCall = z.object({
  hits: z.array(z.object({ path: z.string().max(maxPathLength), hits: z.int().min(1), lastHit: z.number() })).max(1000),
})

export interface AddressHit {
  path: string
  hits: number
  /** Milliseconds since 1970. */
  lastHit: number
}

/**
 * Adds up hits by the canonical spelling of each address; none is later than now.
 * @param now milliseconds since 1970
 */
export function gatherHits({ hits: reported }: z.output<typeof hitsCall>, now: number): AddressHit[] {
  const counted = new Map<string, AddressHit>()
  for (const { path: spelling, hits, lastHit } of reported) {
    const path = canonicalPath(spelling)
    if (path === null) continue
    const known = counted.get(path)
    counted.set(path, {
      path,
      hits: hits + (known?.hits ?? 0),
      lastHit: Math.min(now, Math.max(lastHit, known?.lastHit ?? 0)),
    })
  }
  return [...counted.values()]
}

/**
 * Adds hits to redirects in one statement, without hooks: a hit is not a change of what readers see. Skips addresses
 * without a redirect.
 */
export async function addHits(payload: Payload, hits: readonly AddressHit[]): Promise<void> {
  const paths = sql.param(hits.map(({ path }) => path))
  const counts = sql.param(hits.map((one) => one.hits))
  const lastHits = sql.param(hits.map(({ lastHit }) => lastHit))
  await query(
    { payload },
    sql`UPDATE url_targets SET hits = coalesce(url_targets.hits, 0) + counted.hits,
       last_hit = greatest(url_targets.last_hit, to_timestamp(counted.last_hit / 1000))
     FROM unnest(${paths}::text[], ${counts}::int[], ${lastHits}::float8[]) AS counted(path, hits, last_hit)
     WHERE url_targets.path = counted.path`,
    nothing,
  )
}
