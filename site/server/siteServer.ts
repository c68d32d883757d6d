import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connections } from '#contract/connections.ts'
import { mayMonitor } from '#contract/monitoring.ts'
import { figuresOfProcess } from '#contract/processFigures.ts'
import { purgeCall, purgeLimits, purgePath } from '#contract/purgeCall.schema.ts'
import { beaconLimits } from '#contract/readerEvents.schema.ts'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import type { AddressHits } from './addressHits.ts'
import type { Assets } from './assets.ts'
import { maxPathLength, missingPath, pageAddress, pathOf, queryOf, refusedPath } from './cacheKey.ts'
import type { NumbersDoor } from './numbers/numbersDoor.ts'
import type { PageCache } from './pageCache.ts'
import { pixelHeaders, pixelImage, pixelPost } from './pixel.ts'
import { requestKind } from './requestKind.ts'
import { sendFailure, sendPage } from './sendPage.ts'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export interface SiteServerOptions {
  cache: PageCache
  assets: Pick<Assets, 'send'>
  /** Answers what is not a page: pictures, calls. */
  handleOther: RequestHandler
  /** Headers of every answer, in lower case: the site's policies. */
  headers: Record<string, string>
  revalidateSecret: string
  hits: Pick<AddressHits, 'count'>
  numbers: NumbersDoor
  build: string
  now(): number
}

/** Creates the public server: pages out of the cache, purge calls, health; the rest is passed on. */
export function createSiteServer(options: SiteServerOptions): Server {
  return http.createServer(connections, (req, res) => {
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
  if (kind === 'page' || kind === 'refused') return answerPage(req, res, url, options)
  if (kind === 'missing') return answerPage(req, res, missingPath, options)
  for (const [name, value] of Object.entries(options.headers)) res.setHeader(name, value)
  switch (kind) {
    case 'health':
      return sendJson(res, 200, {
        status: 'ok',
        build: options.build,
        cache: options.cache.size,
        ...(mayMonitor(req, options.revalidateSecret) && { process: figuresOfProcess() }),
      })
    case 'purge':
      return answerPurge(req, res, options)
    case 'beacon':
      return answerBeacon(req, res, options)
    case 'pixel':
      return answerPixel(req, res, url, options)
    case 'asset':
      return answerAsset(req, res, url, options)
    case 'other':
      if (pathOf(url) === '/search' && isSearch.test(queryOf(url))) await options.numbers.countSearch(req)
      return options.handleOther(req, res)
    case 'internal':
      return sendJson(res, 404, nothing)
    case 'long':
      return sendJson(res, 414, { error: `The path of an address has at most ${maxPathLength} characters` })
  }
}

// Matches a query with words to search for.
const isSearch = /(?:^|[?&])q=[^&]/u

const nothing = { error: 'There is nothing at this address' }

async function answerAsset(req: IncomingMessage, res: ServerResponse, url: string, { assets }: SiteServerOptions) {
  if (!isReading(req)) return sendNotAllowed(res)
  if (!(await assets.send(req, res, pathOf(url)))) sendJson(res, 404, nothing)
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function sendNotAllowed(res: ServerResponse): void {
  res.setHeader('Allow', 'GET, HEAD')
  sendJson(res, 405, { error: 'This can be read, nothing else' })
}

async function answerPage(req: IncomingMessage, res: ServerResponse, url: string, options: SiteServerOptions) {
  if (!isReading(req)) return sendNotAllowed(res)
  const address = pageAddress(url, req.headers['sec-gpc'] === '1')
  if (address.kind === 'refused') return answerRefusal(req, res, url, options)
  // A doubled slash may hide what is no page: that is not rendered on the way to its own address.
  if (address.kind === 'redirect' && requestKind(address.key) !== 'page') return sendRedirect(res, address.location)
  const result = await options.cache.get(address.key)
  const isRedirect = result.kind === 'kept' && redirects.has(result.page.status)
  // An old link with a slash at its end goes to its new address in one step, not by way of its other spelling.
  if (address.kind === 'redirect' && !isRedirect) return sendRedirect(res, address.location)
  const common = options.headers
  if (result.kind === 'failed') return sendFailure(req, res, result.response, common)
  if (isRedirect || withdrawn.has(result.page.status)) options.hits.count(pathOf(address.key), options.now())
  sendPage(req, res, { ...result, query: queryOf(url), now: options.now(), common })
}

function sendRedirect(res: ServerResponse, location: string): void {
  res.writeHead(301, { Location: location, 'Cache-Control': 'public, max-age=86400' }).end()
}

// Answers an invalid address: with a page for people, with a line of JSON for programs.
async function answerRefusal(req: IncomingMessage, res: ServerResponse, url: string, options: SiteServerOptions) {
  const isForPeople = !url.startsWith('/api/') && req.headers.accept?.includes('text/html')
  const result = isForPeople ? await options.cache.get(refusedPath) : null
  if (result?.kind !== 'kept') return sendJson(res, 400, { error: 'This is not an address' })
  sendPage(req, res, { ...result, query: '', now: options.now(), common: options.headers })
}

const redirects: ReadonlySet<number> = new Set([301, 307])
const withdrawn: ReadonlySet<number> = new Set([410, 451])

async function answerPurge(req: IncomingMessage, res: ServerResponse, options: SiteServerOptions) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return sendJson(res, 405, { error: 'Purging is a POST' })
  }
  const body = await readBody(req, purgeLimits.bytes)
  if (!body) {
    res.setHeader('Connection', 'close')
    return sendJson(res, 413, { error: `A purge call has at most ${purgeLimits.bytes} bytes` })
  }
  const signature = req.headers[signatureHeader]
  const purge = readSignedCall(purgePath, purgeCall, {
    body,
    signature: typeof signature === 'string' ? signature : null,
    secret: options.revalidateSecret,
    now: options.now(),
  })
  if (!purge.ok) return sendJson(res, purge.status, { error: purge.message })
  return sendJson(res, 200, options.cache.purge(purge.value.tags))
}

// Answers all beacons alike, but for one that should count and could not be written down.
async function answerBeacon(req: IncomingMessage, res: ServerResponse, { numbers }: SiteServerOptions): Promise<void> {
  const body = req.method === 'POST' ? await readBody(req, beaconLimits.bytes) : null
  const isTaken = body === null || (await numbers.takeBeacon(req, body.toString()))
  // What is left of a body that is too long is not waited for.
  if (!body) res.setHeader('Connection', 'close')
  res.writeHead(isTaken ? 204 : 503, { 'Cache-Control': 'no-store' }).end()
}

// Counts a read of a republished story. Every caller gets the picture.
async function answerPixel(
  req: IncomingMessage,
  res: ServerResponse,
  url: string,
  { numbers }: SiteServerOptions,
): Promise<void> {
  if (!isReading(req)) return sendNotAllowed(res)
  const post = pixelPost(pathOf(url))
  if (post !== null && req.method === 'GET') await numbers.countRepublished(req, post)
  res.writeHead(200, { ...pixelHeaders, 'Content-Length': pixelImage.length }).end(pixelImage)
}

// The whole body, or null where it is longer than `limit` bytes.
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
