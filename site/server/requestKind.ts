export type RequestKind = 'health' | 'purge' | 'beacon' | 'page' | 'passOn' | 'internal'

/** Files and calls that answer for their own caching. */
const passedOn = [
  '/_next/static/',
  '/_next/image',
  '/islands/',
  '/media/',
  '/share/',
  '/api/',
  '/subscription/',
  '/favicon.',
  '/icon',
  '/apple-icon',
]

/** What only the cache itself may ask the renderer for: from outside it would go around the cache. */
const internalCalls = ['/api/render/', '/api/media/', '/api/share/']
const internal = [...internalCalls, '/_next/']

/** Who answers a request: decided by its path alone. */
export function requestKind(url: string): RequestKind {
  const path = url.split('?', 1)[0] ?? '/'
  if (path === '/api/health') return 'health'
  if (path === '/__cache/purge') return 'purge'
  if (path === '/api/beacon') return 'beacon'
  if (path === '/embed') return 'passOn'
  if (passedOn.some((start) => path.startsWith(start)) && !internalCalls.some((start) => path.startsWith(start)))
    return 'passOn'
  return internal.some((start) => path.startsWith(start)) ? 'internal' : 'page'
}
