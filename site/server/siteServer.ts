import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AddressHits } from './addressHits.ts'
import { longestBeacon, readBeacon } from './beacon.ts'
import { pageAddress, queryOf } from './cacheKey.ts'
import type { PageCache } from './pageCache.ts'
import { longestPurge, readPurge, signatureHeader } from './purgeCall.ts'
import { readerAddress } from './readerAddress.ts'
import type { Readership } from './readership.ts'
import { requestKind } from './requestKind.ts'
import { sendFailure, sendPage } from './sendPage.ts'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export interface SiteServerOptions {
  cache: PageCache
  /** Answers what is not a page: assets, pictures, calls. */
  passOn: RequestHandler
  /** What every answer has, in lower case: the site's policies. */
  headers: Record<string, string>
  revalidateSecret: string
  /** Where readers asked for what is redirected or withdrawn. */
  hits: Pick<AddressHits, 'count'>
  /** What readers read and do. */
  readership: Pick<Readership, 'count'>
  /** How many proxies of our own stand in front. */
  proxies: number
  /** Names what is running, for whoever asks after its health. */
  build: string
  now(): number
}

/** The public server: pages out of the cache, purge calls, health; the rest is passed on. */
export function createSiteServer(options: SiteServerOptions): Server {
  return http.createServer((req, res) => {
    answer(req, res, options).catch((error: unknown) => {
      console.error(`${req.method} ${req.url} failed:`, error)
      if (!res.headersSent) sendFailure(req, res, null, options.headers)
      else res.destroy()
    })
  })
}

async function answer(req: IncomingMessage, res: ServerResponse, options: SiteServerOptions): Promise<void> {
  const url = req.url ?? '/'
  const kind = requestKind(url)
  if (kind === 'page') return answerPage(req, res, url, options)
  for (const [name, value] of Object.entries(options.headers)) res.setHeader(name, value)
  switch (kind) {
    case 'health':
      return sendJson(res, 200, { status: 'ok', build: options.build, cache: options.cache.size })
    case 'purge':
      return answerPurge(req, res, options)
    case 'beacon':
      return answerBeacon(req, res, options)
    case 'passOn':
      return options.passOn(req, res)
    case 'internal':
      return sendJson(res, 404, { error: 'There is nothing at this address' })
  }
}

async function answerPage(req: IncomingMessage, res: ServerResponse, url: string, options: SiteServerOptions) {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD')
    return sendJson(res, 405, { error: 'A page can be read, nothing else' })
  }
  const address = pageAddress(url)
  if (address.kind === 'refused') return sendJson(res, 400, { error: 'This is not an address' })
  const result = await options.cache.get(address.key)
  const isRedirect = result.kind === 'kept' && redirects.has(result.page.status)
  // An old link with a slash at its end goes to its new address in one step, not by way of its other spelling.
  if (address.kind === 'redirect' && !isRedirect) {
    res.writeHead(301, { Location: address.location, 'Cache-Control': 'public, max-age=86400' }).end()
    return
  }
  const common = options.headers
  if (result.kind === 'failed') return sendFailure(req, res, result.response, common)
  if (isRedirect || withdrawn.has(result.page.status)) options.hits.count(pathOf(address.key), options.now())
  sendPage(req, res, { ...result, query: queryOf(url), now: options.now(), common })
}

const redirects: ReadonlySet<number> = new Set([301, 307])
const withdrawn: ReadonlySet<number> = new Set([410, 451])

const pathOf = (key: string): string => key.split('?', 1)[0] ?? key

async function answerPurge(req: IncomingMessage, res: ServerResponse, options: SiteServerOptions) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return sendJson(res, 405, { error: 'Purging is a POST' })
  }
  const body = await readBody(req, longestPurge)
  if (!body) {
    res.setHeader('Connection', 'close')
    return sendJson(res, 413, { error: `A purge call has at most ${longestPurge} bytes` })
  }
  const signature = req.headers[signatureHeader]
  const purge = readPurge(
    body,
    typeof signature === 'string' ? signature : undefined,
    options.revalidateSecret,
    options.now(),
  )
  if (!purge.ok) return sendJson(res, purge.status, { error: purge.error })
  return sendJson(res, 200, await options.cache.purge(purge.tags))
}

/** Beacons that count from one address within a minute: as many as people behind one router read. */
const beacons = new RateLimiterMemory({ points: 120, duration: 60 })

/** A browser does not look at the answer: it is the same for everybody. */
async function answerBeacon(req: IncomingMessage, res: ServerResponse, options: SiteServerOptions): Promise<void> {
  const body = req.method === 'POST' ? await readBody(req, longestBeacon) : null
  const fetchSite = [req.headers['sec-fetch-site']].flat()[0]
  const userAgent = req.headers['user-agent']
  const beacon = body && readBeacon({ body: body.toString(), userAgent, fetchSite })
  const isWithin = beacon && (await beacons.consume(readerAddress(req, options.proxies)).catch(() => null))
  if (beacon && isWithin) options.readership.count(beacon, options.now())
  // What is left of a body that is too long is not waited for.
  if (!body) res.setHeader('Connection', 'close')
  res.writeHead(204, { 'Cache-Control': 'no-store' }).end()
}

/** The whole body, or null where it is longer than `limit` bytes. */
async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function sendJson(res: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  res.end(body)
}
