import type { PayloadRequest } from 'payload'
import * as Y from 'yjs'
import { sharedFields } from './document/fields.plan.ts'
import { readContent } from './document/fields.read.ts'
import { documentKeyOf, type SharedDocumentName } from './room/documentKey.ts'
import { hasUpdates, loadState } from './storage/sharedDocuments.store.ts'

/**
 * Returns the shared fields of a document as Payload's data where the database has edits that the draft lacks; null where
 * the draft is complete. Read the draft afterwards: a save in between then loses nothing.
 */
export async function unsavedContent(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { collection, id }: SharedDocumentName,
): Promise<Record<string, unknown> | null> {
  const documentKey = documentKeyOf(collection, id)
  if (!(await hasUpdates(req, documentKey))) return null
  const { state } = await loadState(req, documentKey)
  const document = new Y.Doc()
  try {
    for (const part of state) Y.applyUpdate(document, part)
    return readContent(document, sharedFields(req.payload.collections[collection].config.fields))
  } finally {
    document.destroy()
  }
}
