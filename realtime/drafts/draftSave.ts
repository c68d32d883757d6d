import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import * as Y from 'yjs'
import { distinctWriters, type SavedBy, savedByContext, type Writer } from '#collections/fields/savedBy.field.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { announce } from '#plugins/collaboration/messages/announce.ts'
import { momentOf, revisionOf } from '#plugins/collaboration/revision.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import { finishVersion } from '#plugins/collaboration/storage/finishedVersions.ts'
import {
  appendUpdates,
  drainWrites,
  hasWrites,
  keepState,
  loadNewState,
  type RecordedWrite,
  touchState,
  writersOfUpdates,
} from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { keepSnapshot, loadSnapshots, type Snapshot } from '#plugins/collaboration/storage/snapshots.store.ts'
import { type Change, type Content, changeTo, type DraftWrite, likelyBase, mergeOf, storedEdit } from './draftMerge.ts'
import type { OpenDocument } from './openDocument.ts'
import { readDraft, topLevelName, withDocument } from './sharedDraft.ts'
import type { UpdateJournal } from './updateJournal.ts'

export function digestOf(content: Content): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64')
}

/** The document was deleted. */
export class DocumentGoneError extends Error {
  override name = 'DocumentGoneError'
}

/** The document is in the trash, where it is not written. */
export class DocumentTrashedError extends Error {
  override name = 'DocumentTrashedError'
}

/**
 * Applies the writes of others to the draft to the shared document, as edits.
 * @throws DocumentGoneError
 */
export async function mergeExternalWrites(payload: Payload, open: OpenDocument): Promise<void> {
  const { documentKey, name, document } = open
  const change = await withDocument(payload, name, async (req) => {
    const writes = await drainWrites(req, documentKey)
    if (writes.length === 0) return null
    const content = await readDraft(req, name, open.fields)
    if (!content) throw new DocumentGoneError()
    const written = new Set(writes.flatMap(({ fields }) => fields))
    const mode = writes.some((write) => write.mode === 'restore') ? 'restore' : 'edit'
    const fields = open.fields.filter((field) => written.has(topLevelName(field)))
    const write = { mode, fields, content } as const
    const base = baseOf(await loadSnapshots(req, documentKey), writes[0], write)
    const { update, read, conflicts } = mergeOf(Y.encodeStateAsUpdate(document), base, write)
    // In the database before it is in the document: an edit that is made twice would double what it wrote.
    if (update) await appendUpdates(req, [{ documentKey, data: update, writers: [] }])
    if (read) await keepSnapshot(req, documentKey, read, revisionOf(content))
    if (conflicts > 0) await announce(req, name, 'document.merged', { conflicts })
    return { update, savedAt: momentOf(content) }
  })
  if (!change) return
  open.draft = null
  open.savedAt = change.savedAt
  if (change.update) Y.applyUpdate(document, change.update, storedEdit)
}

// The state that a write edits: for several writes that of the first, since the others were made on top of it.
function baseOf(
  snapshots: readonly Snapshot[],
  first: RecordedWrite | undefined,
  write: Pick<DraftWrite, 'fields' | 'content'>,
): Uint8Array | null {
  const from = snapshots.findIndex(({ id }) => id === first?.base)
  const states = snapshots.slice(Math.max(0, from)).map(({ state }) => state)
  return first?.isBaseKnown && from >= 0 ? (states[0] ?? null) : likelyBase(states, write)
}

/**
 * Writes the shared document to the draft, unless the draft has the same content, and its state to the database.
 * @param journal which updates of it are in the database
 * @returns false when the draft was just written from outside the room: take that in first
 * @throws DocumentGoneError, DocumentTrashedError, or what Payload says
 */
export async function saveDraft(
  payload: Payload,
  open: OpenDocument,
  journal: Pick<UpdateJournal, 'rowsOf' | 'writersOf' | 'forget'>,
): Promise<boolean> {
  const { documentKey, name, document, fields } = open
  const done = await withDocument(payload, name, async (req) => {
    if (await hasWrites(req, documentKey)) return null
    const others = await mergePeerState(req, open, journal.rowsOf(documentKey))
    const people = await writersSince(req, documentKey, journal)
    // No await up to the update: state, content and count belong to one moment.
    const stored = [...journal.rowsOf(documentKey), ...others]
    const state = Y.encodeStateAsUpdate(document)
    const content = readContent(document, fields)
    const changes = open.changes
    const digest = digestOf(content)
    const isSaved = open.draft === null ? await isInDraft(req, name, fields, state) : open.draft === digest
    if (isSaved) {
      const keptAt = await keepState(req, documentKey, state, stored)
      return { changes, digest, reply: null, isWritten: false, stored, keptAt, savedAt: open.savedAt }
    }
    if (open.beginsVersion) await finishVersion(req, name)
    const saved = await updateDraft(req, name, content, { people, isAdded: !open.beginsVersion })
    const reply = replyOf(state, fields, content, saved)
    const keptAt = await keepState(req, documentKey, reply?.state ?? state, stored)
    await keepSnapshot(req, documentKey, reply?.state ?? state, revisionOf(saved))
    const savedAt = momentOf(saved)
    return { changes, digest: reply ? reply.digest : digest, reply, isWritten: true, stored, keptAt, savedAt }
  })
  if (!done) return false
  journal.forget(documentKey, done.stored)
  open.keptAt = done.keptAt
  open.savedAt = done.savedAt
  open.inDraft = done.changes
  open.validPart = null
  open.draft = done.digest
  if (done.isWritten) open.beginsVersion = false
  if (done.reply) Y.applyUpdate(document, done.reply.update, storedEdit)
  return true
}

// Takes in the updates of another server, and what it saved to the draft. Runs while the document is locked, so that no
// save overwrites or repeats that of another server. Returns the ids of the updates that came in.
async function mergePeerState(req: PayloadRequest, open: OpenDocument, known: string[]): Promise<string[]> {
  const { state, updates, keptAt } = await loadNewState(req, open.documentKey, { updates: known, keptAt: open.keptAt })
  if (keptAt !== open.keptAt) open.draft = null
  for (const update of state) Y.applyUpdate(open.document, update, storedEdit)
  return updates
}

/** Some fields cannot be saved, such as a slug that is taken. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError'

  constructor(
    message: string,
    /** The names of the top-level fields. */
    readonly fields: ReadonlySet<string>,
  ) {
    super(message)
  }
}

/**
 * Writes the shared document to the draft without the fields that cannot be saved, so that one invalid field does not
 * block the others. The document still counts as unsaved.
 * @throws DocumentGoneError, DocumentTrashedError, or what Payload says
 */
export async function saveValidPart(
  payload: Payload,
  open: OpenDocument,
  journal: Pick<UpdateJournal, 'writersOf'>,
  invalid: ReadonlySet<string>,
): Promise<void> {
  const { documentKey, name, document, fields } = open
  await withDocument(payload, name, async (req) => {
    if (await hasWrites(req, documentKey)) return
    const content = Object.entries(readContent(document, fields)).filter(([field]) => !invalid.has(field))
    const valid = Object.fromEntries(content)
    const digest = digestOf(valid)
    if (digest === open.validPart) return
    const people = await writersSince(req, documentKey, journal)
    await updateDraft(req, name, valid, { people, isAdded: !open.beginsVersion })
    await touchState(req, documentKey)
    open.validPart = digest
    open.draft = null
  })
}

async function isInDraft(
  req: PayloadRequest,
  name: SharedDocumentName,
  fields: readonly SharedField[],
  state: Uint8Array,
): Promise<boolean> {
  const draft = await readDraft(req, name, fields)
  if (!draft) throw new DocumentGoneError()
  return changeTo(state, fields, draft).size === 0
}

// Returns whose edits the draft lacks: those in the database, of all servers, and those in memory. The memory is read
// before the database, because updates move there meanwhile, and again after it, because people go on typing.
async function writersSince(
  req: PayloadRequest,
  documentKey: string,
  journal: Pick<UpdateJournal, 'writersOf'>,
): Promise<Writer[]> {
  const before = journal.writersOf(documentKey)
  const stored = await writersOfUpdates(req, documentKey)
  return distinctWriters([...stored, ...before, ...journal.writersOf(documentKey)])
}

async function updateDraft(
  req: PayloadRequest,
  name: SharedDocumentName,
  content: Content,
  savedBy: SavedBy,
): Promise<Content> {
  req.context[savedByContext] = savedBy
  try {
    return {
      ...(await req.payload.update({
        ...name,
        data: { ...content },
        draft: true,
        autosave: true,
        depth: 0,
        overrideAccess: true,
        showHiddenFields: true,
        req,
      })),
    }
  } catch (error) {
    if (error instanceof ValidationError) throw invalidContent(error)
    throw (await whyNotThere(req.payload, name)) ?? error
  }
}

function invalidContent({ data: { errors } }: ValidationError): InvalidContentError {
  const names = errors.map(({ path }) => path.split('.')[0] ?? path)
  return new InvalidContentError(errors.map(({ message }) => message).join(' '), new Set(names))
}

// Returns the reason when a save failed because the document is gone. Queries outside of the failed transaction.
async function whyNotThere(payload: Payload, name: SharedDocumentName): Promise<Error | null> {
  const document = await payload.findByID({
    ...name,
    draft: true,
    trash: true,
    depth: 0,
    select: { deletedAt: true },
    overrideAccess: true,
    disableErrors: true,
  })
  if (!document) return new DocumentGoneError()
  return document.deletedAt ? new DocumentTrashedError() : null
}

interface Reply extends Change {
  digest: string
}

// Returns the edit that hooks made while the content was saved; null for none.
function replyOf(state: Uint8Array, fields: readonly SharedField[], sent: Content, saved: Content): Reply | null {
  const differing = fields.filter((field) => {
    const name = topLevelName(field)
    return !isDeepStrictEqual(sent[name] ?? null, saved[name] ?? null)
  })
  if (differing.length === 0) return null
  const change = changeTo(state, differing, saved)
  if (change.size === 0) return null
  const document = new Y.Doc()
  Y.applyUpdate(document, change.state)
  const digest = digestOf(readContent(document, fields))
  document.destroy()
  return { ...change, digest }
}
