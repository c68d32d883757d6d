import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Extension, Server } from '@hocuspocus/server'

/** What a connection is told that may not open a document. */
export const refusal = 'Documents cannot be opened yet: this server does not know who you are'

/** Hocuspocus tells a client what stands in `reason`. Without a message it logs nothing: a refusal is no incident. */
class RefusedError extends Error {
  override name = 'RefusedError'
  readonly reason = refusal
}

/**
 * The features of the real-time server, in the order in which they are asked.
 * The last word is a refusal, so that nobody can open a document before a feature before it says who they are.
 */
export const realtimeExtensions: readonly Extension[] = [
  {
    extensionName: 'refusal',
    onAuthenticate: async () => {
      throw new RefusedError()
    },
  },
]

/** A real-time server that does not listen yet; `listen()` starts it and `destroy()` ends it. */
export function createRealtimeServer(port: number): Server {
  return new Server({
    port,
    quiet: true,
    // Whoever runs it decides when it ends.
    stopOnSignals: false,
    extensions: [...realtimeExtensions],
    onRequest: async ({ request, response }) => {
      answer(request, response)
      // Hocuspocus takes a rejection without an error as "it has been answered".
      return Promise.reject()
    },
  })
}

/** Everything over plain HTTP: its health, and a 404 for all else. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const isHealth = pathname === '/health' && (request.method === 'GET' || request.method === 'HEAD')
  response.writeHead(isHealth ? 200 : 404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(
    JSON.stringify(isHealth ? { status: 'ok' } : { error: 'There is nothing here but /health and WebSockets' }),
  )
}
