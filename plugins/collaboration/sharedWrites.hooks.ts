/**
 * Hooks for every write to a shared document that does not come from the real-time server: they flush the room first,
 * let the write go on top of the flushed draft, and record the written fields, so that open editors get it as an edit.
 */
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { refuseDirectStatus } from '#collections/lifecycle/directStatus.ts'
import type { SharedField } from './document/fields.plan.ts'
import { canonicalJson } from './document/fieldValue.ts'
import { requestFlush } from './flush.client.ts'
import { lockedError, lockOf } from './locks/locks.store.ts'
import { announce } from './messages/announce.ts'
import { postState } from './messages/server.messages.ts'
import { expectedRevision, revisionOf, unknownRevision } from './revision.ts'
import { requireWrite } from './rights/roomRights.ts'
import { documentKeyOf, isSharedCollection, parseDocumentKey, type SharedCollection } from './room/documentKey.ts'
import { notifyDocument } from './storage/notifications.ts'
import {
  forgetDocument,
  hasWrites,
  isShared,
  lockSharedDocument,
  type RecordedWrite,
  recordWrite,
  type WriteMode,
} from './storage/sharedDocuments.store.ts'
import { addRevision, newestSnapshot, snapshotOfRevision } from './storage/snapshots.store.ts'

// Returns whether the write is the real-time server's own: it holds the document already.
const isOwnWrite = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context.sharedDocument === true

// The parts of an update's arguments that are needed before Payload parses them.
const operationArguments = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  data: z.looseObject({ _status: z.unknown().optional() }).optional(),
  draft: z.boolean().nullish(),
  overrideAccess: z.boolean().optional(),
})

/** Before a write: writes what the real-time server holds to the draft, and holds the draft until the write is done. */
export function holdBeforeWrite(collection: SharedCollection): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' && operation !== 'restoreVersion') return args
    const { id, data, draft, overrideAccess } = operationArguments.parse(args)
    // A person who is not let in anyway makes no work here.
    if (!req.user && !overrideAccess) return args
    const isPublishing = data?._status === 'published'
    const revision = operation === 'update' ? requestedRevision(req, collection, id) : null
    if (operation === 'restoreVersion') {
      const parent = id === undefined ? null : await documentOfVersion(req, collection, id)
      if (parent !== null && !overrideAccess) await requireWrite(req, { collection, id: Number(parent) })
      if (parent !== null) await hold(req, documentKeyOf(collection, parent), { mode: 'restore', isPublishing: false })
    } else if (id !== undefined) {
      // Before the document is held: an actor without the right must not make others wait.
      if (!overrideAccess) await requireWrite(req, { collection, id: Number(id) }, Boolean(data?.deletedAt))
      await hold(req, documentKeyOf(collection, id), { mode: 'edit', isPublishing, revision })
    } else if (!isOwnWrite(req)) {
      // Before the flush of a whole collection: a write that is refused must not make others wait.
      if (!overrideAccess && data) refuseDirectStatus(data, { collection, id, isDraft: draft === true })
      await flush(req, isPublishing, () => requestFlush(req, { collection }))
    }
    return args
  }
}

/**
 * Brings the draft of a document to what is on the screens, and holds it until the request's transaction ends. For
 * services that decide about a draft and then write it: they have to come here before they hold the document's row, which
 * the real-time server writes.
 * @throws APIError 503 when the newest text is needed and the real-time server does not answer
 */
export async function holdForDecision(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
  { isTextNeeded }: { isTextNeeded: boolean },
): Promise<void> {
  if (!isSharedCollection(collection)) return
  await hold(req, documentKeyOf(collection, id), { mode: 'edit', isPublishing: isTextNeeded })
}

/**
 * Does the same for a service that reads the draft then and writes an edit of what it has read, whatever older drafts said.
 * @throws APIError 503 when the real-time server does not answer
 */
export async function holdForEdit(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Promise<void> {
  if (!isSharedCollection(collection)) return
  await hold(req, documentKeyOf(collection, id), { mode: 'edit', isPublishing: true, isReading: true })
}

/**
 * Does the same for a user who takes a document from its holder: needs what the holder wrote, and ignores their lock.
 * @throws APIError 503 when the real-time server does not answer
 */
export async function holdToUnlock(req: PayloadRequest, documentKey: string): Promise<void> {
  await hold(req, documentKey, { mode: 'edit', isPublishing: true, isUnlocking: true })
}

/** Refuses locked documents of an update of many, and holds the others: its documents are known only at this point. */
export function holdEachOfMany(collection: SharedCollection): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    const documentKey = documentKeyOf(collection, originalDoc.id)
    const held = await heldDocuments(req)
    if (!held.has(documentKey)) {
      await refuseWhenLocked(req, documentKey)
      held.set(documentKey, { mode: 'edit', base: await newestSnapshot(req, documentKey), isBaseKnown: false })
      await lockSharedDocument(req, documentKey)
    }
    return data
  }
}

// Fields that show changes of a document's state in open editors.
const decided = ['publishStatus', 'publishDateTime', 'path', '_status', 'deletedAt'] as const

/** After a write: records what it changed, in its transaction. */
export function noteAfterWrite(
  collection: SharedCollection,
  fields: readonly SharedField[],
): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update') return doc
    if (decided.some((name) => doc[name] !== previousDoc?.[name])) {
      await announce(req, { collection, id: doc.id }, 'post.synced', postState.parse(doc))
    }
    if (isOwnWrite(req)) return doc
    const documentKey = documentKeyOf(collection, doc.id)
    const held = (await heldDocuments(req)).get(documentKey) ?? { mode: 'edit', base: null, isBaseKnown: false }
    const names = [...new Set(fields.map(({ path }) => path.split('.')[0] ?? path))]
    const changed = names.filter(
      (name) => canonicalJson(doc[name] ?? null) !== canonicalJson(previousDoc?.[name] ?? null),
    )
    const written = held.mode === 'restore' ? names : changed
    const revision = revisionOf(doc)
    if (written.length > 0) await recordWrite(req, documentKey, { ...held, fields: written })
    else if (revision) await addRevision(req, documentKey, revision)
    // Whatever was written may decide who may write on: to the trash and back, other authors.
    await notifyDocument(req, documentKey)
    return doc
  }
}

/**
 * Holds the shared document before a delete holds the row: in the order of the real-time server, which saves a draft at
 * the same moment. In the other order each would wait for the other, and PostgreSQL would end one of them.
 */
export function holdBeforeDelete(collection: SharedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await lockSharedDocument(req, documentKeyOf(collection, id))
  }
}

/** Deletes the shared state of a document that is deleted for good. */
export function forgetAfterDelete(collection: SharedCollection): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const documentKey = documentKeyOf(collection, doc.id)
    await forgetDocument(req, documentKey)
    await notifyDocument(req, documentKey)
    return doc
  }
}

interface Holding {
  mode: WriteMode
  isPublishing: boolean
  isUnlocking?: boolean
  // The writer reads the draft while it is held.
  isReading?: boolean
  revision?: string | null
}

async function hold(
  req: PayloadRequest,
  documentKey: string,
  { mode, isPublishing, isUnlocking = false, isReading = false, revision = null }: Holding,
): Promise<void> {
  const held = await heldDocuments(req)
  // A write inside a write: what the server holds is there already, and it could not write past this transaction.
  if (held.has(documentKey)) return
  if (!isUnlocking) await refuseWhenLocked(req, documentKey)
  // What was typed since is nothing that the writer can have read.
  let base = await newestSnapshot(req, documentKey)
  if (!isOwnWrite(req) && (await isShared(req, documentKey))) {
    await flush(req, isPublishing, () => requestFlush(req, { guid: documentKey }))
  }
  await lockSharedDocument(req, documentKey)
  // Under the lock: of two writes that name one revision, the second one has to see what the first one wrote.
  if (revision) base = await snapshotRead(req, documentKey, revision)
  if (isReading && !(await hasWrites(req, documentKey))) base = await newestSnapshot(req, documentKey)
  held.set(documentKey, { mode, base, isBaseKnown: revision !== null || isReading })
  // Another program has written since the flush, and only the draft has it: this write would replace it there.
  if (revision && (await hasWrites(req, documentKey))) throw unknownRevision(revision)
}

// Returns the saved state that a client says it has read. Null where it read the newest version of a document that was
// never opened: there is nothing to merge with. Throws APIError 412 when that state is unknown.
async function snapshotRead(req: PayloadRequest, documentKey: string, revision: string): Promise<string | null> {
  const known = await snapshotOfRevision(req, documentKey, revision)
  if (known) return known
  const newest = await req.payload.findByID({
    ...parseDocumentKey(documentKey),
    draft: true,
    trash: true,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  if (!newest || revisionOf(newest) !== revision || (await isShared(req, documentKey))) throw unknownRevision(revision)
  return null
}

// Refuses writes to a document that another user holds. Writes of the system itself, such as a scheduled publication,
// are not refused. Throws APIError 423 when another user holds the document.
async function refuseWhenLocked(req: PayloadRequest, documentKey: string): Promise<void> {
  if (isOwnWrite(req) || req.user?.collection !== 'users') return
  const lock = await lockOf(req, documentKey)
  if (lock && lock.holder !== Number(req.user.id)) throw lockedError({ id: lock.holder, name: lock.name })
}

// A decision needs the newest text; any other write is taken in when the real-time server is back.
async function flush(req: PayloadRequest, isPublishing: boolean, call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (isPublishing) throw error
    req.payload.logger.info('The write goes on; the shared document takes it in when the real-time server is back')
  }
}

async function documentOfVersion(
  req: PayloadRequest,
  collection: SharedCollection,
  id: number | string,
): Promise<number | string | null> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.parent ?? null
}

// The revision that a request from outside expects of a document. Writes that a hook makes with the same request are of
// other documents. Throws APIError 400 where it is malformed, or the request is about several documents.
function requestedRevision(
  req: PayloadRequest,
  collection: SharedCollection,
  id: number | string | undefined,
): string | null {
  const isOfRest = req.payloadAPI === 'REST' && req.routeParams?.collection === collection
  const isOfDocument = isOfRest ? String(req.routeParams?.id ?? id) === String(id) : req.payloadAPI === 'GraphQL'
  const revision = isOfDocument ? expectedRevision(req) : null
  if (revision && id === undefined)
    throw new APIError(
      'If-Match names a version of one document: change one at a time.',
      400,
      { code: 'revision.malformed' },
      true,
    )
  return revision
}

// Merge mode of the writes of a request's transaction.
type Held = Omit<RecordedWrite, 'fields'>

// The documents that the request's transaction holds. In its context, because Payload copies requests.
async function heldDocuments(req: PayloadRequest): Promise<Map<string, Held>> {
  const transaction = await req.transactionID
  // Nothing is held without one.
  if (transaction === undefined) return new Map()
  const key = `sharedDocumentsHeldBy/${transaction}`
  const known = req.context[key]
  if (known instanceof Map) return known
  const made = new Map<string, Held>()
  req.context[key] = made
  return made
}
