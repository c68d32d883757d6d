import type { IncomingMessage, ServerResponse } from 'node:http'
import { browserCacheControl } from './cacheControl.ts'
import type { CachedPage, RenderedPage } from './cachedPage.ts'
import { writeCacheTags } from './cacheTagHeader.ts'
import { chooseEncoding, hasVersion } from './contentCoding.ts'
import type { CacheStatus } from './pageCache.ts'

/** Characters; proxies refuse longer headers. */
const longestTagHeader = 8000

/** Sends a kept page: compressed as the client likes it, or 304 where it has it already. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  status: CacheStatus,
  now: number,
): void {
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
  res.setHeader('Cache-Control', browserCacheControl)
  res.setHeader('CDN-Cache-Control', cdnCacheControl(page))
  const tags = writeCacheTags(page.tags)
  if (tags.length <= longestTagHeader) res.setHeader('Cache-Tag', tags)
  res.setHeader('Cache-Status', `Citydesk; ${status}`)
  res.setHeader('Age', String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))))
  res.setHeader('ETag', page.etag)
  res.setHeader('Vary', 'Accept-Encoding')
  if (page.status === 200 && hasVersion(req.headers['if-none-match'], page.etag)) {
    res.removeHeader('Content-Type')
    res.writeHead(304).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const body = page.bodies[encoding]
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.length)
  res.writeHead(page.status).end(req.method === 'HEAD' ? undefined : body)
}

/** Sends what the renderer said when it failed; where it said nothing, a line of text. Nobody may keep it. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, response: RenderedPage | null): void {
  for (const [name, value] of Object.entries(response?.headers ?? { 'content-type': 'text/plain; charset=utf-8' }))
    res.setHeader(name, value)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Retry-After', '30')
  const body = response?.body ?? Buffer.from('This page cannot be shown right now. Please try again in a minute.\n')
  res.setHeader('Content-Length', body.length)
  res.writeHead(503).end(req.method === 'HEAD' ? undefined : body)
}

function cdnCacheControl({ freshFor, staleFor }: CachedPage): string {
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
  return freshFor === 0
    ? 'no-store'
    : `max-age=${seconds(freshFor)}, stale-while-revalidate=${seconds(staleFor)}, stale-if-error=31536000`
}
