import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from 'payload'

/** Milliseconds that the database may take to answer. */
const patience = 5_000

/**
 * `GET /api/health`. Healthy means that the database answers, too: a load balancer has to know. A database that hangs does
 * not keep this answer waiting: whoever asks would take the back office for the one that hangs.
 */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    const counted = payload.count({ collection: 'roles' }).then(
      () => true,
      () => false,
    )
    const isUp = await Promise.race([counted, pause(patience, false, { ref: false })])
    return Response.json({ status: isUp ? 'ok' : 'database unreachable' }, { status: isUp ? 200 : 503 })
  },
}
