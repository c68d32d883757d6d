import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { canonicalPath, longestPath } from '#collections/addresses/canonicalPath.ts'

/** As the reader site signs its call: hexadecimal HMAC-SHA256 of the raw body. */
export const signatureHeader = 'x-citydesk-signature'

/** Milliseconds after which a call is refused, so that nobody can repeat it. */
const oldestCall = 5 * 60 * 1000

const call = z.object({
  hits: z.array(z.object({ path: z.string().max(longestPath), hits: z.int().min(1), lastHit: z.number() })).max(1000),
  sentAt: z.number(),
})

export interface AddressHit {
  path: string
  hits: number
  /** Milliseconds since the epoch. */
  lastHit: number
}

export type HitsCall = { hits: AddressHit[] } | { status: 400 | 401; message: string }

/** Checks who sent a call and when, and reads it: counted by the one spelling of each address. Pure. */
export const readHitsCall = (body: string, signature: string | null, secret: string, now: number): HitsCall => {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'))
  const given = Buffer.from(signature ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { status: 401, message: 'The signature does not match.' }
  }
  const parsed = call.safeParse(parseJson(body))
  if (!parsed.success) return { status: 400, message: z.prettifyError(parsed.error) }
  if (Math.abs(now - parsed.data.sentAt) > oldestCall) return { status: 401, message: 'The call is too old.' }
  const counted = new Map<string, AddressHit>()
  for (const { path: asked, hits, lastHit } of parsed.data.hits) {
    const path = canonicalPath(asked)
    if (path === null) continue
    const known = counted.get(path)
    counted.set(path, {
      path,
      hits: hits + (known?.hits ?? 0),
      lastHit: Math.min(now, Math.max(lastHit, known?.lastHit ?? 0)),
    })
  }
  return { hits: [...counted.values()] }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Adds hits to redirects in one statement, past the hooks: a hit is no change of what readers get, and must not look like
 * one. Addresses without a redirect are left out.
 */
export const addHits = async ({ db }: Payload, hits: readonly AddressHit[]): Promise<void> => {
  if (!hasPool(db)) throw new Error('Hits are kept in PostgreSQL.')
  await db.pool.query(
    `UPDATE url_targets SET hits = coalesce(url_targets.hits, 0) + counted.hits,
       last_hit = greatest(url_targets.last_hit, to_timestamp(counted.last_hit / 1000))
     FROM unnest($1::text[], $2::int[], $3::float8[]) AS counted(path, hits, last_hit)
     WHERE url_targets.path = counted.path`,
    [hits.map(({ path }) => path), hits.map((one) => one.hits), hits.map(({ lastHit }) => lastHit)],
  )
}

interface WithPool {
  pool: { query: (statement: string, values: unknown[]) => Promise<unknown> }
}

const hasPool = (db: object): db is WithPool => 'pool' in db
