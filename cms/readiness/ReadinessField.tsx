import type { UIFieldServerComponent } from 'payload'
import { isStaff } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { lookUp } from '#plugins/readiness/readiness.service.ts'
import { mediaIdsOf } from '#plugins/readiness/readinessFacts.ts'
import { ReadinessPanel } from './ReadinessPanel.tsx'

/**
 * The checks, with what the server knows of the post as it is saved: they are on the page when it arrives, and what
 * stands below them stays where it is.
 */
export const ReadinessField: UIFieldServerComponent = async ({ collectionSlug, data, req }) => {
  const id: unknown = data?.id
  const isPost = collectionSlug === 'posts' && typeof id === 'number' && isStaff(await actorOfRequest(req))
  if (!isPost) return <ReadinessPanel />
  return <ReadinessPanel saved={await lookUp(req, { post: { ...data, id }, mediaIds: mediaIdsOf(data) })} />
}
