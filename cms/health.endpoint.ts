import type { Endpoint } from 'payload'

/** `GET /api/health`. Healthy means that the database answers, too: a load balancer has to know. */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    const isUp = await payload.count({ collection: 'roles' }).then(
      () => true,
      () => false,
    )
    return Response.json({ status: isUp ? 'ok' : 'database unreachable' }, { status: isUp ? 200 : 503 })
  },
}
