import type { PayloadRequest } from 'payload'
import type { Id } from '#collections/permissions/actor.ts'
import { isPostSlugTaken } from '#collections/posts/postSlug.ts'
import type { LifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import type { CheckResult, ContentDocument } from '#plugins/lifecycle/lifecycle.types.ts'
import { checkReadiness } from './readiness.checks.ts'
import { factsOf, mediaFactsOf, mediaIdsOf, type PostValues } from './readiness.facts.ts'
import type { ActiveChecks, MediaFacts } from './readiness.types.ts'

/** Returns the checks of a document that is about to go out. Only posts have any. */
export const readinessOf = async (
  req: PayloadRequest,
  document: ContentDocument,
  collection: LifecycleSlug,
): Promise<CheckResult[]> => {
  if (collection !== 'posts') return []
  const lookups = await lookUp(req, { id: document.id, slug: document.slug, mediaIds: mediaIdsOf(document) })
  return checkReadiness(factsOf(document, lookups), lookups.active)
}

interface Question {
  id: Id
  slug: PostValues['slug']
  mediaIds: string[]
}

/** Returns the data that the form lacks. One query after the other: within a transaction all share a connection. */
export const lookUp = async (req: PayloadRequest, { id, slug, mediaIds }: Question) => {
  const isSlugAvailable = typeof slug === 'string' && slug !== '' && !(await isPostSlugTaken(req, slug, id))
  const media = await mediaById(req, mediaIds)
  return { isSlugAvailable, media, active: await activeChecks(req) }
}

const mediaById = async (req: PayloadRequest, ids: string[]): Promise<Map<string, MediaFacts>> => {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, caption: true, focalX: true, focalY: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((file) => [String(file.id), mediaFactsOf(file)]))
}

const activeChecks = async (req: PayloadRequest): Promise<ActiveChecks> => {
  const select = { checklist: true } as const
  const settings = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return settings.checklist ?? {}
}
