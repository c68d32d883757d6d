import { type Endpoint, NotFound, parseParams, restoreVersionOperation } from 'payload'
import type { LifecycleSlug } from './lifecycle.schema.ts'

/**
 * Returns the endpoint `POST /api/{collection}/versions/{id}`, in the place of Payload's: a version is restored as a draft,
 * whatever the call says. The screen of a version asks for what readers get at once, which only publishing changes.
 */
export function restoreVersionEndpoint(slug: LifecycleSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = String(req.routeParams?.id)
      if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
      const { depth, populate } = parseParams(req.query)
      const restored = await restoreVersionOperation({
        collection: req.payload.collections[slug],
        id: Number(id),
        depth,
        populate,
        draft: true,
        req,
      })
      return Response.json({
        ...restored,
        message: 'Restored as a draft. Readers keep what they have until you publish it.',
      })
    },
  }
}
