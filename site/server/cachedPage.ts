import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** The renderer's response for an address. */
export interface RenderedPage {
  status: number
  /** Lower-case names; without those that belong to the connection or to caching. */
  headers: Record<string, string>
  body: Buffer
  tags: string[]
  /** Milliseconds for which it may be shown without asking; 0 for what must not be kept. */
  freshFor: number
  /** Milliseconds after that in which it may be shown while it is being renewed. */
  staleFor: number
}

export type Encoding = 'identity' | 'gzip' | 'br'

/** A page as it is kept: ready to be sent. */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  bodies: Record<Encoding, Buffer>
  etag: string
  /** Milliseconds since the epoch. */
  renderedAt: number
  /** When this body was rendered first. */
  changedAt: number
}

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

/**
 * Compresses a page once, for all who will ask for it. Bodies of `before` are taken over where nothing changed, which
 * is what most renewals find.
 */
export async function packPage(rendered: RenderedPage, now: number, before?: CachedPage): Promise<CachedPage> {
  const { body, ...rest } = rendered
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (before?.etag === etag)
    return { ...rest, bodies: before.bodies, etag, renderedAt: now, changedAt: before.changedAt }
  // Quality 5 is within a few percent of the best at a thirtieth of its time: a story must not wait for its packing.
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [gzipped, brotlied] = await Promise.all([gzip(body), brotli(body, { params })])
  const bodies = { identity: body, gzip: gzipped, br: brotlied }
  return { ...rest, bodies, etag, renderedAt: now, changedAt: now }
}

/** Returns the bytes that a page takes in memory, its headers roughly. */
export function pageBytes({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length + 1024
}

/** A page in the cache and what is known about it since it was rendered. */
export interface Slot {
  page: CachedPage
  /** Something it was made of has changed. */
  isPurged: boolean
  /** When a reader last requested it. */
  requestedAt: number
  /** Readers' requests until then; an older one counts less (`readsAt`). */
  reads: number
  /** A renewal failed: not to be tried again before this time. */
  retryAt: number
}

// Milliseconds in which a request loses half of its weight.
const readsHalfLife = 10 * 60_000

/** Returns how much a page is read at a time: its requests, each weighing half as much every ten minutes. */
export function readsAt({ reads, requestedAt }: Slot, now: number): number {
  return reads * 0.5 ** ((now - requestedAt) / readsHalfLife)
}

/**
 * `serve` as it is; `serveStale` while a failed renewal is not repeated; `serveAndRenew` behind the reader's back;
 * `renewFirst`, with the old page for when that fails.
 */
export type Step = 'serve' | 'serveStale' | 'serveAndRenew' | 'renewFirst'

/** Returns what to do with a request for a kept page: stale-while-revalidate and stale-if-error of RFC 5861. */
export function nextStep({ page, isPurged, retryAt }: Slot, now: number): Step {
  if (now < retryAt) return 'serveStale'
  if (isPurged) return 'renewFirst'
  const age = now - page.renderedAt
  if (age < page.freshFor) return 'serve'
  return age < page.freshFor + page.staleFor ? 'serveAndRenew' : 'renewFirst'
}
