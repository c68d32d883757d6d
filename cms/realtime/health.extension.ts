import type { Extension, Hocuspocus } from '@hocuspocus/server'
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
}

/**
 * `GET /health`: how many documents are open, how many connections there are to them, and on how many of these the browser
 * has the document (synced); how many pages listen to news; how many documents hold something that is not in
 * their draft yet (unsaved), whose draft cannot be saved (failing), and that hold something which is in memory only
 * (unwritten). `memory` is what the process holds, in bytes; `redis` is whether other servers hear of changes at once,
 * null where there are none. 503 from the moment on that it was told to end.
 *
 * `GET /metrics`: the same for Prometheus.
 */
export function health({ keeper, hocuspocus, redis, pages, isStopping }: HealthOptions): Extension {
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
        const body = JSON.stringify({ status, ...figures(), redis: redis?.isReady })
        return answer(isStopping() ? 503 : 200, 'application/json', body)
      }
      if (pathname === '/metrics') {
        const all = { ...figures(), ...(redis && { redis: Number(redis.isReady) }) }
        return answer(200, 'text/plain; version=0.0.4', Object.entries(all).map(metric).join(''))
      }
    },
  }
}

const metric = ([name, value]: [string, number]): string => {
  const full = `citydesk_realtime_${name === 'memory' ? 'memory_bytes' : name}`
  return `# TYPE ${full} gauge\n${full} ${value}\n`
}
