import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

/**
 * Keeps what readers get at a post's addresses in step with the post, in the same transaction:
 * - a live post that moves to another slug leaves a 301 at its old address;
 * - a post that goes off the site leaves 410 Gone there (the default fate; decisions, section 4);
 * - a post that comes back takes its address back.
 */
export const followAddress: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const oldPath: string | null = previousDoc?.path ?? null
  const path: string | null = doc.path ?? null
  if (doc.publishStatus === 'PUBLISHED' && path) {
    await removeTarget(req, path)
    if (oldPath && oldPath !== path) {
      await putTarget(req, { path: oldPath, type: 'post', post: doc.id, code: '301' })
    }
  }
  const wasLive = ['PUBLISHED', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES', 'UNSCHEDULED_CHANGES'].includes(
    previousDoc?.publishStatus,
  )
  const isOff = doc.publishStatus === 'DRAFT' || doc.publishStatus === 'TRASHED'
  if (isOff && wasLive && path) await putTarget(req, { path, type: 'gone' })
  return doc
}

interface Target {
  path: string
  type: 'post' | 'gone'
  post?: number
  code?: '301'
}

const removeTarget = (req: PayloadRequest, path: string) =>
  req.payload.delete({ collection: 'url-targets', where: { path: { equals: path } }, overrideAccess: true, req })

const putTarget = async (req: PayloadRequest, target: Target): Promise<void> => {
  await removeTarget(req, target.path)
  await req.payload.create({ collection: 'url-targets', data: target, overrideAccess: true, depth: 0, req })
}
