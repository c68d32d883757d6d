import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from 'payload'

// Milliseconds that the database may take to answer.
const databaseTimeoutMs = 5_000

/**
 * `GET /api/health`: 200 when the database answers, 503 when it does not, for load balancers. It gives up on a database
 * that hangs, because a caller that gets no answer would restart the back office instead.
 */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    const counted = payload.count({ collection: 'roles' }).then(
      () => true,
      () => false,
    )
    const isUp = await Promise.race([counted, pause(databaseTimeoutMs, false, { ref: false })])
    return Response.json({ status: isUp ? 'ok' : 'database unreachable' }, { status: isUp ? 200 : 503 })
  },
}
