import { createLocalReq, type Payload } from 'payload'
import type { ActivityAction } from '#collections/activity/activity.types.ts'
import { roomRights } from '../collaboration/rights/roomRights.ts'
import type { ReadPreviewToken } from './preview.token.ts'

/** Actions after which links that were made before do not show a document any more. */
const endingActions: readonly ActivityAction[] = ['publish', 'fire', 'unpublish', 'endPreviews']

/**
 * Returns whether a link has ended before its time: its maker has left or may not read the document any more, or the
 * document was published or unpublished since, or somebody ended its links. Links to pictures of the home page stay, as
 * these show nothing that is written later.
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
