import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { executeAccess } from 'payload'

/**
 * Returns the condition for the documents of a collection that a request may read as readers do, drafts and trash left
 * out; null when it may read none.
 */
export async function readableBy(req: PayloadRequest, collection: CollectionSlug): Promise<Where | null> {
  const { access, trash, versions } = req.payload.collections[collection].config
  const allowed = await executeAccess({ req, disableErrors: true }, access.read)
  if (!allowed) return null
  const conditions: Where[] = [
    ...(typeof allowed === 'object' ? [allowed] : []),
    ...(versions?.drafts ? [{ _status: { equals: 'published' } }] : []),
    ...(trash ? [{ deletedAt: { exists: false } }] : []),
  ]
  return conditions.length > 0 ? { and: conditions } : {}
}
