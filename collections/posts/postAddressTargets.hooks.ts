import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'

/**
 * Keeps what readers get at a post's addresses in step with the post, in the same transaction:
 * - a live post that moves to another slug leaves a 301 at its old address;
 * - a post that goes off the site leaves 410 Gone there (the default fate; decisions, section 4);
 * - a post that comes back takes its address back.
 * What a person decided for an address, a 451 above all, is left alone.
 */
export const followAddress: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const oldPath: string | null = previousDoc?.path ?? null
  const path: string | null = doc.path ?? null
  if (doc.publishStatus === 'PUBLISHED' && path) {
    await removeOwnTarget(req, path)
    if (oldPath && oldPath !== path) {
      await putTarget(req, { path: oldPath, type: 'post', post: doc.id, code: '301' })
    }
  }
  const isOff = doc.publishStatus === 'DRAFT' || doc.publishStatus === 'TRASHED'
  if (isOff && path && liveStatuses.has(previousDoc?.publishStatus)) await putTarget(req, { path, type: 'gone' })
  return doc
}

/** The old addresses of a post that is deleted for good lead nowhere any more. */
export const leaveGone: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { post: { equals: id } }
  await req.payload.update({ collection: 'url-targets', where, data: { type: 'gone' }, overrideAccess: true, req })
}

const liveStatuses = new Set(['PUBLISHED', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES', 'UNSCHEDULED_CHANGES'])

interface Target {
  path: string
  type: 'post' | 'gone'
  post?: number
  code?: '301'
}

/** The targets that these hooks write themselves. */
const ownTargetAt = (path: string): Where => ({ and: [{ path: { equals: path } }, { type: { in: ['post', 'gone'] } }] })

const removeOwnTarget = (req: PayloadRequest, path: string) =>
  req.payload.delete({ collection: 'url-targets', where: ownTargetAt(path), overrideAccess: true, req })

const putTarget = async (req: PayloadRequest, target: Target): Promise<void> => {
  await removeOwnTarget(req, target.path)
  const where = { path: { equals: target.path } }
  const { totalDocs } = await req.payload.count({ collection: 'url-targets', where, overrideAccess: true, req })
  if (totalDocs > 0) return
  await req.payload.create({ collection: 'url-targets', data: target, overrideAccess: true, depth: 0, req })
}
