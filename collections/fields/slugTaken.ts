import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'

/** Looks at every document of the collection, trashed ones too, and at the newest draft of each. */
export const isSlugTaken = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: Id | undefined,
): Promise<boolean> => {
  const { db } = req.payload
  const others = (field: string) => (id === undefined ? [] : [{ [field]: { not_equals: id } }])
  const live = await db.find({
    collection,
    where: { and: [{ slug: { equals: slug } }, ...others('id')] },
    limit: 1,
    pagination: false,
    select: { slug: true },
    req,
  })
  if (live.docs.length > 0) return true
  if (!req.payload.collections[collection]?.config.versions?.drafts) return false
  const drafts = await db.findVersions({
    collection,
    where: { and: [{ 'version.slug': { equals: slug } }, { latest: { equals: true } }, ...others('parent')] },
    limit: 1,
    pagination: false,
    select: { version: { slug: true } },
    req,
  })
  return drafts.docs.length > 0
}
