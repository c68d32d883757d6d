import type { Payload } from 'payload'
import { z } from 'zod'
import { canonicalPath, longestPath } from '#collections/addresses/canonicalPath.ts'
import { runStatement } from '../site-calls/databasePool.ts'

/** What the reader site tells: where readers asked for what is redirected or withdrawn. */
export const hitsCall = z.object({
  hits: z.array(z.object({ path: z.string().max(longestPath), hits: z.int().min(1), lastHit: z.number() })).max(1000),
})

export interface AddressHit {
  path: string
  hits: number
  /** Milliseconds since the epoch. */
  lastHit: number
}

/**
 * Hits counted by the one spelling of each address; none is later than now. Pure.
 * @param now milliseconds since the epoch.
 */
export const gatherHits = ({ hits: told }: z.output<typeof hitsCall>, now: number): AddressHit[] => {
  const counted = new Map<string, AddressHit>()
  for (const { path: asked, hits, lastHit } of told) {
    const path = canonicalPath(asked)
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
 * Adds hits to redirects in one statement, past the hooks: a hit is no change of what readers get, and must not look like
 * one. Addresses without a redirect are left out.
 */
export const addHits = async (payload: Payload, hits: readonly AddressHit[]): Promise<void> => {
  await runStatement(
    payload,
    `UPDATE url_targets SET hits = coalesce(url_targets.hits, 0) + counted.hits,
       last_hit = greatest(url_targets.last_hit, to_timestamp(counted.last_hit / 1000))
     FROM unnest($1::text[], $2::int[], $3::float8[]) AS counted(path, hits, last_hit)
     WHERE url_targets.path = counted.path`,
    [hits.map(({ path }) => path), hits.map((one) => one.hits), hits.map(({ lastHit }) => lastHit)],
    z.never(),
  )
}
