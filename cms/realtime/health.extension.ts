import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Extension, Hocuspocus } from '@hocuspocus/server'
import { isFromThisMachine } from './clientAddress.ts'
import type { DocumentKeeper } from './documentKeeper.ts'
import { connectionsOf } from './roomContext.ts'

export interface HealthOptions {
  keeper: DocumentKeeper
  hocuspocus: () => Hocuspocus
  /** Null where this is the only real-time server. */
  redis: { isReady: boolean } | null
  /** How many pages listen to news. */
  pages: () => number
  /** Whether this server is about to end: a load balancer sends nobody here any more. */
  isStopping: () => boolean
  /** What a monitor on another machine shows as a bearer token. */
  monitorSecret: string
}

/**
 * `GET /health`: whether it serves; 503 from the moment on that it was told to end. That is all anybody is told. A program
 * on this machine, and whoever sends `Authorization: Bearer REVALIDATE_SECRET`, is told how many documents are open, how many connections there are to them, and on how many of these the browser
 * has the document (synced); how many pages listen to news; how many documents hold something that is not in
 * their draft yet (unsaved), whose draft cannot be saved (failing), and that hold something which is in memory only
 * (unwritten). `memory` is what the process holds, in bytes; `redis` is whether other servers hear of changes at once,
 * null where there are none.
 *
 * `GET /metrics`: these figures for Prometheus; 401 to everybody else.
 */
export function health(options: HealthOptions): Extension {
  const { keeper, hocuspocus, redis, pages, isStopping, monitorSecret } = options
  const maySee = (request: IncomingMessage) =>
    isFromThisMachine(request) || isSameText(request.headers.authorization ?? '', `Bearer ${monitorSecret}`)
  const figures = () => ({
    ...keeper.health,
    connections: hocuspocus().getConnectionsCount(),
    synced: connectionsOf(hocuspocus()).filter(({ context }) => context.isSynced).length,
    pages: pages(),
    memory: process.memoryUsage.rss(),
  })
  return {
    extensionName: 'health',
    onRequest: async ({ request, response }) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (request.method !== 'GET' && request.method !== 'HEAD') return
      const answer = (status: number, type: string, body: string) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
        // Hocuspocus takes a rejection without an error as "it has been answered".
        return Promise.reject()
      }
      if (pathname === '/health') {
        const status = isStopping() ? 'stopping' : 'ok'
        const told = maySee(request) ? { status, ...figures(), redis: redis?.isReady } : { status }
        return answer(isStopping() ? 503 : 200, 'application/json', JSON.stringify(told))
      }
      if (pathname === '/metrics') {
        if (!maySee(request)) return answer(401, 'text/plain', 'Send the secret as a bearer token')
        const all = { ...figures(), ...(redis && { redis: Number(redis.isReady) }) }
        return answer(200, 'text/plain; version=0.0.4', Object.entries(all).map(metric).join(''))
      }
    },
  }
}

const isSameText = (given: string, expected: string): boolean => {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const metric = ([name, value]: [string, number]): string => {
  const full = `citydesk_realtime_${name === 'memory' ? 'memory_bytes' : name}`
  return `# TYPE ${full} gauge\n${full} ${value}\n`
}
