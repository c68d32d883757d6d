import { createLocalReq, type Payload } from 'payload'
import type { ActivityAction } from '#collections/activity/activity.types.ts'
import { roomRights } from '../collaboration/rights/roomRights.ts'
import type { ReadPreviewToken } from './preview.token.ts'

// The actions that end all links made before them.
const endingActions: readonly ActivityAction[] = ['publish', 'fire', 'unpublish', 'endPreviews']

/**
 * Returns whether a link ended before it expired: its maker is gone or has no right to read the document, the document
 * was published or unpublished after the link was made, or a user ended its links. Links to pictures of the home page
 * ignore publications, because they never show later text.
 */
export async function hasEnded(
  payload: Payload,
  { document, picture, by, madeAt }: Omit<ReadPreviewToken, 'expiresAt'>,
): Promise<boolean> {
  const user = await payload.findByID({ collection: 'users', id: by, depth: 0, disableErrors: true })
  if (!user) return true
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const rights = await roomRights(req, document)
  if (rights === null || rights === 'none') return true
  if (picture) return false
  const { totalDocs } = await payload.count({
    collection: 'activity',
    where: {
      kind: { equals: document.collection },
      documentId: { equals: String(document.id) },
      createdAt: { greater_than: madeAt.toISOString() },
      action: { in: [...endingActions] },
      outcome: { not_equals: 'refused' },
    },
  })
  return totalDocs > 0
}
