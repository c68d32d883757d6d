import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { carryQuery } from '#blocks/core/carriedQuery.ts'
import { hasVersion } from '#contract/entityTag.ts'
import { browserCacheControl, isUnchangedSince, lastModified, writeCacheTags } from './cacheControl.ts'
import type { CachedPage, Encoding, RenderedPage } from './cachedPage.ts'
import { chooseEncoding } from './contentCoding.ts'
import type { CacheStatus } from './pageCache.ts'

type Headers = Record<string, string>

// Characters; proxies refuse longer headers.
const maxTagHeaderLength = 8000

// Headers of kept pages, made once: a page is sent many times for each time that it is rendered.
const heads = new WeakMap<CachedPage, Map<Encoding, Headers>>()

interface Kept {
  // Of the request, without its question mark: a redirect carries it on.
  query: string
  page: CachedPage
  status: CacheStatus
  now: number
  // Headers that every answer of the site has; the page's own win.
  common: Headers
}

/** Sends a kept page: compressed as the client likes it, or 304 where it has it already. */
export function sendPage(req: IncomingMessage, res: ServerResponse, { query, page, status, now, common }: Kept): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const modified = page.status === 200 ? lastModified(page.changedAt, now) : undefined
  const head: Headers = {
    ...headOf(page, encoding, common),
    ...(modified === undefined ? {} : { 'last-modified': modified }),
    age: String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))),
    'cache-status': `Citydesk; ${status}`,
  }
  const { location } = page.headers
  if (location !== undefined) head.location = carryQuery(location, query)
  if (page.status === 200 && isKnown(req.headers, page)) {
    const { 'content-type': _, 'content-encoding': __, 'content-length': ___, ...known } = head
    res.writeHead(304, known).end()
    return
  }
  res.writeHead(page.status, head).end(req.method === 'HEAD' ? undefined : page.bodies[encoding])
}

// Returns whether the client has the page. A version says more than a date: the date counts where no version is named.
const isKnown = (headers: IncomingHttpHeaders, { etag, changedAt }: CachedPage): boolean =>
  headers['if-none-match'] === undefined
    ? isUnchangedSince(headers['if-modified-since'], changedAt)
    : hasVersion(headers['if-none-match'], etag)

/** Sends the renderer's response of a failure; where there is none, a line of text. It must not be cached. */
export function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  response: RenderedPage | null,
  common: Headers,
): void {
  const body = response?.body ?? Buffer.from('This page cannot be shown right now. Please try again in a minute.\n')
  res.writeHead(503, {
    ...common,
    ...(response?.headers ?? { 'content-type': 'text/plain; charset=utf-8' }),
    'cache-control': 'no-store',
    'retry-after': '30',
    'content-length': body.length,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function headOf(page: CachedPage, encoding: Encoding, common: Headers): Headers {
  const ofPage = heads.get(page) ?? new Map<Encoding, Headers>()
  const made = ofPage.get(encoding)
  if (made) return made
  const tags = writeCacheTags(page.tags)
  const head: Headers = {
    ...common,
    ...page.headers,
    'cache-control': browserCacheControl,
    'cdn-cache-control': cdnCacheControl(page),
    etag: page.etag,
    vary: 'Accept-Encoding, Sec-GPC',
    'content-length': String(page.bodies[encoding].length),
    ...(tags.length <= maxTagHeaderLength ? { 'cache-tag': tags } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  heads.set(page, ofPage.set(encoding, head))
  return head
}

function cdnCacheControl({ freshFor, staleFor }: CachedPage): string {
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
  return freshFor === 0
    ? 'no-store'
    : `max-age=${seconds(freshFor)}, stale-while-revalidate=${seconds(staleFor)}, stale-if-error=31536000`
}
