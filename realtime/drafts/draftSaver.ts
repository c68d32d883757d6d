import { randomUUID } from 'node:crypto'
import type { Document } from '@hocuspocus/server'
import type { Payload } from 'payload'
import type { Writer } from '#collections/fields/savedBy.field.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { finishVersion } from '#plugins/collaboration/storage/finishedVersions.ts'
import { isUnsynced } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from '../limits.ts'
import type { LoadedDocument } from './draft.load.ts'
import {
  DocumentGoneError,
  DocumentTrashedError,
  digestOf,
  InvalidContentError,
  mergeExternalWrites,
  saveDraft,
  saveValidPart,
} from './draftSave.ts'
import { DutyCycleQueue } from './dutyCycleQueue.ts'
import { dropMissingReferences } from './missingReferences.ts'
import { isUnsaved, type OpenDocument, openedDocument } from './openDocument.ts'
import { DocumentHeldError, fieldsOf, withDocument } from './sharedDraft.ts'
import type { UpdateJournal } from './updateJournal.ts'

/** A document as loaded, with the digest of its draft; null when the two differ. */
export type FoundDocument = LoadedDocument & { draft: string | null }

export interface Rooms {
  close(documentKey: string): void
  /** Unloads a saved document when its room is empty. */
  release(documentKey: string): void
}

/** Saves every open document to its draft, and takes in what others write to the draft. */
export class DraftSaver {
  private readonly documents = new Map<string, OpenDocument>()
  private readonly queue = new DutyCycleQueue()

  constructor(
    private readonly payload: Payload,
    private readonly journal: UpdateJournal,
    private readonly rooms: Rooms,
  ) {}

  /** Starts to keep a loaded document, and takes in what was written to its draft meanwhile. */
  async open(document: Document, loaded: FoundDocument): Promise<void> {
    const documentKey = document.name
    const name = parseDocumentKey(documentKey)
    const fields = fieldsOf(this.payload, name.collection)
    const { keptAt, savedAt, draft } = loaded
    const open = openedDocument({ documentKey, name, fields, document, keptAt, savedAt, draft })
    this.journal.open(documentKey, loaded.updates)
    this.documents.set(documentKey, open)
    if (loaded.draft !== null && loaded.draft !== this.digestOf(document)) {
      // Another server has it open, with updates that are not in the database yet.
      open.changes += 1
      this.plan(open, times.quiet)
    }
    if (!loaded.isUnsynced) return
    // An open editor must not show the old text first when the edit is there already.
    await mergeExternalWrites(this.payload, open).catch((error: unknown) => this.fail(open, error))
    this.enqueue(open)
  }

  /** Digest of the content, to compare with that of the draft. */
  digestOf(document: Document): string {
    return digestOf(readContent(document, fieldsOf(this.payload, parseDocumentKey(document.name).collection)))
  }

  /**
   * Notes a change.
   * @param by whose it is; null for the server's own and for one that another server notes
   */
  changed(documentKey: string, update: Uint8Array, by: Writer | null): void {
    const open = this.documents.get(documentKey)
    if (!open) return
    this.journal.add(documentKey, update, by)
    const now = Date.now()
    if (now - open.lastChange >= times.pause) open.beginsVersion = true
    open.changes += 1
    open.lastChange = now
    open.firstUnsaved ??= now
    // A failed save waits for its back-off, even while people go on typing.
    if (open.failures === 0) this.plan(open, Math.min(times.quiet, open.firstUnsaved + times.maxUnsaved - now))
  }

  /**
   * Settles when all changes so far are in the draft. Ignores documents that are not open on this server.
   * @param isKept whether to keep the result as a version
   * @returns false when the newest version is kept already
   * @throws what kept it from being saved
   */
  async save(documentKey: string, { isKept = false }: { isKept?: boolean } = {}): Promise<boolean> {
    const open = this.documents.get(documentKey)
    if (!open) return false
    this.queue.remove(documentKey)
    const saving = open.saving.then(() => this.saveNow(open))
    open.saving = saving.catch(() => {})
    await saving
    if (!isKept) return false
    open.beginsVersion = true
    return withDocument(this.payload, open.name, (req) => finishVersion(req, open.name))
  }

  /**
   * Settles when the updates that all servers wrote to the database so far are in the draft.
   * @throws what kept it from being saved
   */
  async saveWithOthers(documentKey: string): Promise<void> {
    const open = this.documents.get(documentKey)
    if (open && (await isUnsynced({ payload: this.payload }, documentKey))) open.changes += 1
    await this.save(documentKey)
  }

  /** Settles when a document is saved before it is unloaded. A document that cannot be saved stays in memory for a retry. */
  async settle(documentKey: string): Promise<void> {
    await this.journal.flush()
    try {
      await this.save(documentKey)
    } catch (error) {
      if (!(error instanceof DocumentTrashedError)) throw error
    }
  }

  /** Takes in a write of others to the draft, and saves if the two still differ. */
  written(documentKey: string): void {
    const open = this.documents.get(documentKey)
    if (!open) return
    open.draft = null
    void this.save(documentKey).catch(() => {})
  }

  has(documentKey: string): boolean {
    return this.documents.has(documentKey)
  }

  /** The names of all open documents. */
  get documentKeys(): string[] {
    return [...this.documents.keys()]
  }

  /** Returns whether a document can be unloaded: its draft is up to date, or cannot be. */
  isSettled(documentKey: string): boolean {
    const open = this.documents.get(documentKey)
    return !open || ((!isUnsaved(open) || open.isTrashed) && !this.journal.has(documentKey))
  }

  /** The saving state that browsers show. */
  stateOf(documentKey: string): string {
    return stateMessage(
      this.isSettled(documentKey) ? 'saved' : 'dirty',
      this.documents.get(documentKey)?.savedAt ?? null,
    )
  }

  /** Stops keeping a document. */
  close(documentKey: string): void {
    const open = this.documents.get(documentKey)
    if (!open) return
    clearTimeout(open.timer)
    this.queue.remove(documentKey)
    this.documents.delete(documentKey)
    this.journal.close(documentKey)
  }

  /** Stops keeping all documents, after the last updates are in the database. */
  async stop(): Promise<void> {
    await this.journal.flush().catch(() => {})
    this.journal.stop()
    for (const documentKey of this.documentKeys) this.close(documentKey)
  }

  /** Figures for monitoring. */
  get health(): { open: number; unsaved: number; failing: number; unwritten: number } {
    const all = [...this.documents.values()]
    return {
      open: all.length,
      unsaved: all.filter(isUnsaved).length,
      failing: all.filter(({ failures }) => failures > 0).length,
      unwritten: this.journal.unwritten,
    }
  }

  /** Saves as much as time allows; the rest is in the database, and saved at the next start. */
  async saveAll(): Promise<void> {
    await this.journal.flush().catch(() => {})
    const all = (async () => {
      for (const documentKey of this.documentKeys) await this.save(documentKey).catch(() => {})
    })()
    let timer: NodeJS.Timeout | undefined
    await Promise.race([
      all,
      new Promise((resolve) => {
        timer = setTimeout(resolve, times.stop)
      }),
    ])
    clearTimeout(timer)
  }

  private plan(open: OpenDocument, delay: number): void {
    clearTimeout(open.timer)
    open.timer = setTimeout(() => this.enqueue(open), Math.max(0, delay))
  }

  private enqueue(open: OpenDocument): void {
    this.queue.add(open.documentKey, () =>
      this.save(open.documentKey).then(
        () => {},
        () => {},
      ),
    )
  }

  private async saveNow(open: OpenDocument): Promise<void> {
    if (this.documents.get(open.documentKey) !== open) return
    clearTimeout(open.timer)
    if (!isUnsaved(open)) return
    open.firstUnsaved = null
    try {
      // The save drops updates that are in the database; one that came there later would count for the next version.
      await this.journal.flush().catch(() => {})
      await this.bringIntoDraft(open)
      open.failures = 0
      open.isTrashed = false
      open.hasReportedFailure = false
      open.document.broadcastStateless(stateMessage('saved', open.savedAt))
      this.rooms.release(open.documentKey)
    } catch (error) {
      this.fail(open, error)
      throw error
    }
  }

  private async bringIntoDraft(open: OpenDocument, mayDrop = true): Promise<void> {
    const { documentKey, document, fields } = open
    try {
      let isDone = false
      while (!isDone) {
        if (open.draft === null) await mergeExternalWrites(this.payload, open)
        isDone = await saveDraft(this.payload, open, this.journal)
        if (!isDone) open.draft = null
      }
    } catch (error) {
      if (error instanceof InvalidContentError) await saveValidPart(this.payload, open, this.journal, error.fields)
      if (!mayDrop || isExpected(error) || !(await dropMissingReferences(this.payload, document, fields))) throw error
      this.payload.logger.warn({ err: error, msg: `References of ${documentKey} to deleted documents were removed` })
      await this.bringIntoDraft(open, false)
    }
  }

  private fail(open: OpenDocument, error: unknown): void {
    const { documentKey, document } = open
    if (error instanceof DocumentGoneError) {
      this.close(documentKey)
      this.rooms.close(documentKey)
      return
    }
    // A trashed document is not written; its last changes are saved when it is restored.
    open.isTrashed = error instanceof DocumentTrashedError
    if (open.isTrashed) return
    open.failures += 1
    this.plan(open, Math.min(times.firstRetry * 2 ** (open.failures - 1), times.maxRetryDelay))
    // Another transaction is writing it and ends soon.
    if (error instanceof DocumentHeldError) return
    const traceId = randomUUID()
    this.payload.logger.error({
      err: error,
      traceId,
      guid: documentKey,
      msg: `The draft of ${documentKey} could not be saved`,
    })
    document.broadcastStateless(stateMessage('dirty', open.savedAt))
    // A repeated failure is logged once.
    if (open.hasReportedFailure) return
    open.hasReportedFailure = true
    const reason = error instanceof InvalidContentError ? error.message : undefined
    document.broadcastStateless(writeServerMessage('document.save.failed', { traceId, reason }))
  }
}

const isExpected = (error: unknown): boolean =>
  [DocumentGoneError, DocumentTrashedError, DocumentHeldError, InvalidContentError].some(
    (kind) => error instanceof kind,
  )

// The saving state of a room: whether the draft is complete, and when it was saved.
const stateMessage = (documentStatus: 'saved' | 'dirty', savedAt: number | null): string =>
  writeServerMessage('document.state', { stateType: 'server', documentStatus, timestamp: savedAt ?? Date.now() })
