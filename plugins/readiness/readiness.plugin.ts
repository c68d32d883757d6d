import type { Endpoint, PayloadRequest, Plugin } from 'payload'
import { Forbidden } from 'payload'
import { isStaff } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { mailFactsOf } from '#plugins/newsletters/mail/issueFacts.ts'
import { renderDraftIssue } from '#plugins/newsletters/mail/renderIssue.ts'
import { lookUp, mediaById, storedDayOf } from './readiness.service.ts'

// Maximum number of pictures of a story.
const maxMedia = 200

// Returns the ids of pictures that a request names.
const mediaIdsIn = (req: PayloadRequest): string[] =>
  (req.searchParams.get('media') ?? '')
    .split(',')
    .filter((id) => /^\d+$/.test(id))
    .slice(0, maxMedia)

// `GET /api/posts/{id}/readiness-lookups?slug=…&media=1,2`: data that the checks of an open form need in addition to
// it, so that the same functions can run in the browser during editing.
const lookupsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/readiness-lookups',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(await actorOfRequest(req))) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    const post = { ...(await storedDayOf(req, id)), id, slug: req.searchParams.get('slug') }
    const { isSlugAvailable, media, active } = await lookUp(req, { post, mediaIds: mediaIdsIn(req) })
    return Response.json({ isSlugAvailable, active, media: Object.fromEntries(media) })
  },
}

// `GET /api/newsletters/{id}/readiness-lookups?media=1,2`: the same for an issue of a newsletter, with its mail as it
// is being written.
const issueLookupsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/readiness-lookups',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(await actorOfRequest(req))) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    const rendered = Number.isInteger(id) && id > 0 ? await renderDraftIssue(req.payload, id) : null
    const [media, mail] = await Promise.all([
      mediaById(req, mediaIdsIn(req)),
      rendered && mailFactsOf(req.payload, rendered),
    ])
    return Response.json({ media: Object.fromEntries(media), mail })
  },
}

const endpoints: Record<string, Omit<Endpoint, 'root'>> = { posts: lookupsEndpoint, newsletters: issueLookupsEndpoint }

/** Adds the lookups of the readiness panel. The checks themselves are part of the lifecycle. */
export function readiness(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const endpoint = endpoints[collection.slug]
      return endpoint && collection.endpoints !== false
        ? { ...collection, endpoints: [...(collection.endpoints ?? []), endpoint] }
        : collection
    }),
  })
}
