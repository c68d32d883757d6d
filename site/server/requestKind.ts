import { purgePath } from '#contract/purgeCall.schema.ts'
import { isReadable, maxPathLength, pathOf } from './cacheKey.ts'
import { pixelPost } from './pixel.ts'

export type RequestKind =
  | 'health'
  | 'purge'
  | 'beacon'
  | 'pixel'
  | 'page'
  | 'asset'
  | 'other'
  | 'internal'
  | 'missing'
  | 'refused'
  | 'long'

// Files that were built with the site.
const assets = /^\/(?:_next\/static|islands)\//u

// Files, calls and searches that answer for their own caching.
const otherPaths =
  /^\/(?:_next\/image$|media\/[^/]+$|share\/[^/]+\/(?:[^/]+\/)?[^/]+$|api\/.|chat\/(?:forum\/)?[^/]+$|subscription\/[^/]+$|preview\/[^/]+$|embed$|search$|\.well-known\/(?:gpc\.json|security\.txt)$|favicon\.(?:ico|svg)$|(?:apple-touch-icon|icon-192|icon-512|icon-maskable-512)\.png$)/u

// Paths that only the cache itself may request from the renderer: from outside they would bypass the cache.
const internal = /^\/(?:_next(?!\/image$)|api\/render|api\/media|api\/share|api\/icon)\//u

// The renderer's own names of its pages, which are no addresses of the paper.
const rendererNames = /^\/(?:index|404|500|_error)$|[[\]]/u

/** Returns which part answers a request: decided by its path alone. */
export function requestKind(url: string): RequestKind {
  const path = pathOf(url)
  // Before anything reads it: what reads a path may take longer than its length.
  if (path.length > maxPathLength) return 'long'
  // The renderer would answer for another path than the one that is looked at here.
  if (!isReadable(path)) return 'refused'
  if (path === '/api/health') return 'health'
  if (path === purgePath) return 'purge'
  if (path === '/api/beacon') return 'beacon'
  if (pixelPost(path) !== null) return 'pixel'
  if (assets.test(path)) return 'asset'
  if (internal.test(path)) return 'internal'
  if (rendererNames.test(path)) return 'missing'
  return otherPaths.test(path) ? 'other' : 'page'
}
