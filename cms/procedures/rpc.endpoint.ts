import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Endpoint, PayloadHandler } from 'payload'
import { headersWithCors } from 'payload'
import { router } from './rpc.router.ts'

// `GET /api/rpc/{procedure}?input={json}` for queries, `POST /api/rpc/{procedure}` for mutations. One call a request:
// Payload's request carries a transaction, which is not to be shared by two.
const answerCall: PayloadHandler = async (req) => {
  const body = req.method === 'POST' ? await req.text?.() : undefined
  const response = await fetchRequestHandler({
    endpoint: `${req.payload.config.routes.api}/rpc`,
    // Payload's own has been read, and carries more than a request has.
    req: new Request(new URL(req.url ?? '', req.origin ?? 'http://localhost'), {
      method: req.method,
      headers: req.headers,
      body,
      signal: req.signal,
    }),
    router,
    allowBatching: false,
    createContext: () => ({ req }),
  })
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers: headersWithCors({ headers, req }) })
}

/** The endpoints of the procedures; to be mounted among the endpoints of the config. */
export const rpcEndpoints: Endpoint[] = [
  { path: '/rpc/:procedure', method: 'get', handler: answerCall },
  { path: '/rpc/:procedure', method: 'post', handler: answerCall },
]
