import type { Endpoint, Plugin } from 'payload'
import { Forbidden } from 'payload'
import { isStaff } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { lookUp, storedDayOf } from './readiness.service.ts'

/** Maximum number of pictures of a story. */
const maxMedia = 200

/**
 * `GET /api/posts/{id}/readiness-lookups?slug=…&media=1,2`: data that the checks of an open form need in addition to
 * it, so that the same functions can run in the browser during editing.
 */
const lookupsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/readiness-lookups',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(await actorOfRequest(req))) throw new Forbidden(req.t)
    const mediaIds = (req.searchParams.get('media') ?? '').split(',').filter((id) => /^\d+$/.test(id))
    const id = String(req.routeParams?.id)
    const post = { ...(await storedDayOf(req, id)), id, slug: req.searchParams.get('slug') }
    const { isSlugAvailable, media, active } = await lookUp(req, { post, mediaIds: mediaIds.slice(0, maxMedia) })
    return Response.json({ isSlugAvailable, active, media: Object.fromEntries(media) })
  },
}

/** The lookups of the readiness panel. The checks themselves are asked by the lifecycle. */
export const readiness = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'posts' && collection.endpoints !== false
      ? { ...collection, endpoints: [...(collection.endpoints ?? []), lookupsEndpoint] }
      : collection,
  ),
})
