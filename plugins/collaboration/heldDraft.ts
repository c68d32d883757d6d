import type { PayloadRequest } from 'payload'
import { requireWrite } from './rights/roomRights.ts'
import type { SharedCollection, SharedDocumentName } from './room/documentKey.ts'
import { holdForEdit } from './sharedWrites.hooks.ts'

/**
 * Returns the newest draft of a document, which an open room has first written down, and holds it until the transaction
 * of the request ends: what is written on it then loses nothing that others type.
 * @throws Forbidden, NotFound, APIError 503 when the real-time server does not answer
 */
export async function heldDraft<Collection extends SharedCollection>(
  req: PayloadRequest,
  name: SharedDocumentName & { collection: Collection },
) {
  // Before the document is held: who may not write must not make others wait.
  await requireWrite(req, name)
  await holdForEdit(req, name)
  return req.payload.findByID({ ...name, draft: true, depth: 0, overrideAccess: false, req })
}
