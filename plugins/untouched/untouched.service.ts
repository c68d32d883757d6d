import type { Payload, PayloadRequest, Where } from 'payload'
import { discardsUntouched } from '#collections/lifecycle/lifecycle.hooks.ts'
import { inTransaction } from '#database/transaction.ts'
import { isOpenElsewhere, type Tab } from '#plugins/collaboration/presence/visits.store.ts'
import {
  documentKeyOf,
  type SharedCollection,
  type SharedDocumentName,
} from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { hasThreads } from '#plugins/comments/store/threads.store.ts'

/**
 * Deletes a document for good that a screen created and that has no text, no comment and no reader.
 * @param leaving the tab that leaves it, which may still be in its room; null when no tab does
 * @returns whether it was deleted
 * @throws APIError 423 when a person holds its lock, 503 when the real-time server does not answer
 */
export async function discardUntouched(
  req: PayloadRequest,
  name: SharedDocumentName,
  leaving: Tab | null,
): Promise<boolean> {
  // First without holding anything: most documents that a person leaves have a title.
  if (!(await isAsCreated(req, name))) return false
  return inTransaction(req, async () => {
    // The real-time server may hold letters that the draft lacks.
    await holdForDecision(req, name, { isTextNeeded: true })
    const guid = documentKeyOf(name.collection, name.id)
    const isInUse = (await isOpenElsewhere(req, guid, leaving)) || (await hasThreads(req, guid))
    if (isInUse || !(await isAsCreated(req, name))) return false
    await req.payload.delete({ ...name, overrideAccess: true, context: { [discardsUntouched]: true }, req })
    return true
  })
}

/**
 * Returns the documents without a title that were created before a moment and were never published.
 * @param collection of documents that several people write at once
 */
export async function oldUntitled(
  payload: Payload,
  collection: SharedCollection,
  before: Date,
): Promise<SharedDocumentName[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [untitledDraft(payload, collection), { createdAt: { less_than: before.toISOString() } }] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id }) => ({ collection, id }))
}

const untitledDraft = ({ collections }: Payload, collection: SharedCollection): Where => {
  const title = collections[collection].config.admin.useAsTitle ?? 'id'
  return { and: [{ [title]: { exists: false } }, { publishStatus: { equals: 'DRAFT' } }] }
}

// Returns whether a document is as the screen for new ones created it: an untitled draft with a single version.
async function isAsCreated(req: PayloadRequest, { collection, id }: SharedDocumentName): Promise<boolean> {
  const { payload } = req
  const where = { and: [{ id: { equals: id } }, untitledDraft(payload, collection)] }
  if ((await payload.count({ collection, where, req })).totalDocs === 0) return false
  const versions = await payload.countVersions({ collection, where: { parent: { equals: id } }, req })
  if (versions.totalDocs !== 1) return false
  const { totalDocs } = await payload.count({
    collection: 'activity',
    where: {
      and: [
        { kind: { equals: collection } },
        { documentId: { equals: String(id) } },
        { action: { equals: 'create' } },
        // Neither an API nor an import, nor a program without a person.
        { door: { equals: 'system' } },
        { by: { exists: true } },
      ],
    },
    req,
  })
  return totalDocs === 1
}
