import type { Extension, Hocuspocus } from '@hocuspocus/server'
import { mayMonitor } from '#contract/monitoring.ts'
import { figuresOfProcess } from '#contract/processFigures.ts'
import type { DraftSaver } from '../drafts/draftSaver.ts'
import { connectionsOf } from '../rooms/roomContext.ts'

export interface HealthOptions {
  saver: DraftSaver
  hocuspocus: () => Hocuspocus
  /** Null for a single real-time server. */
  redis: { isReady: boolean } | null
  pages: () => number
  /** Whether this server is stopping: a load balancer then sends no more clients. */
  isStopping: () => boolean
  monitorSecret: string
}

/**
 * `GET /health`: 200 while it serves, 503 once it is stopping. A program on this machine, or a request with
 * `Authorization: Bearer REVALIDATE_SECRET`, also gets figures: open documents, connections to them, connections whose
 * browser has the document (synced), pages that listen to the change feed, documents with changes that are not in their draft
 * (unsaved), whose draft cannot be saved (failing) and with changes only in memory (unwritten); `memory` of the process
 * in bytes; `redis`, whether Redis is connected, null without Redis; `process`, its version and load.
 *
 * `GET /metrics`: the same figures for Prometheus; 401 for all others.
 */
export function health(options: HealthOptions): Extension {
  const { saver, hocuspocus, redis, pages, isStopping, monitorSecret } = options
  const figures = () => ({
    ...saver.health,
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
        const figuresToShow = mayMonitor(request, monitorSecret)
          ? { status, ...figures(), redis: redis?.isReady, process: figuresOfProcess() }
          : { status }
        return answer(isStopping() ? 503 : 200, 'application/json', JSON.stringify(figuresToShow))
      }
      if (pathname === '/metrics') {
        if (!mayMonitor(request, monitorSecret)) return answer(401, 'text/plain', 'Send the secret as a bearer token')
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
