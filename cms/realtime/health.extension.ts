import type { Extension, Hocuspocus } from '@hocuspocus/server'
import type { DocumentKeeper } from './documentKeeper.ts'

/**
 * `GET /health`: how many documents are open and how many people are in them; how many hold something that is not in
 * their draft yet (unsaved), whose draft cannot be saved (failing), and that hold something which is in memory only
 * (unwritten). `memory` is what the process holds, in bytes.
 */
export function health(keeper: DocumentKeeper, hocuspocus: () => Hocuspocus): Extension {
  return {
    extensionName: 'health',
    onRequest: async ({ request, response }) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname !== '/health' || (request.method !== 'GET' && request.method !== 'HEAD')) return
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      const connections = hocuspocus().getConnectionsCount()
      const memory = process.memoryUsage.rss()
      response.end(JSON.stringify({ status: 'ok', ...keeper.health, connections, memory }))
      // Hocuspocus takes a rejection without an error as "it has been answered".
      return Promise.reject()
    },
  }
}
