import { randomUUID } from 'node:crypto'
import type { Document } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { parseGuid } from '#plugins/collaboration/room/guid.ts'
import { isBehind } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { sealVersion } from '#plugins/collaboration/storage/versions.store.ts'
import type { LoadedDocument } from './draft.load.ts'
import {
  DocumentGoneError,
  DocumentTrashedError,
  digestOf,
  InvalidContentError,
  projectDocument,
  projectValidPart,
  takeInWrites,
} from './draft.project.ts'
import { dropMissingReferences } from './missingReferences.ts'
import { isUnsaved, type OpenDocument } from './openDocument.ts'
import { PacedQueue } from './pacedQueue.ts'
import { times } from './realtime.limits.ts'
import { DocumentHeldError, fieldsOf, withDocument } from './sharedDraft.ts'
import type { UpdateJournal } from './updateJournal.ts'

/** A document as it was loaded, with the digest of what its draft says; null when that is another thing. */
export type FoundDocument = LoadedDocument & { draft: string | null }

/** What becomes of rooms. */
export interface Rooms {
  /** The document was deleted: everybody leaves. */
  close(guid: string): void
  /** It is saved: it can be let go of when nobody is in its room. */
  release(guid: string): void
}

/** Keeps the drafts of all open documents in step with what is written in them. */
export class DocumentKeeper {
  private readonly documents = new Map<string, OpenDocument>()
  private readonly queue = new PacedQueue()

  constructor(
    private readonly payload: Payload,
    private readonly journal: UpdateJournal,
    private readonly rooms: Rooms,
  ) {}

  /** Begins to keep a document that was loaded, and takes in what was written to its draft meanwhile. */
  async open(document: Document, loaded: FoundDocument): Promise<void> {
    const guid = document.name
    const name = parseGuid(guid)
    const fields = fieldsOf(this.payload, name.collection)
    const open: OpenDocument = {
      guid,
      name,
      fields,
      document,
      changes: 0,
      inDraft: 0,
      keptAt: loaded.keptAt,
      savedAt: loaded.savedAt,
      draft: loaded.draft,
      validPart: null,
      beginsVersion: true,
      lastChange: 0,
      firstUnsaved: null,
      failures: 0,
      isTrashed: false,
      hasToldFailure: false,
      timer: undefined,
      saving: Promise.resolve(),
    }
    this.journal.open(guid, loaded.updates)
    this.documents.set(guid, open)
    if (loaded.draft !== null && loaded.draft !== this.digestOf(document)) {
      // Another server has it open, and more of it than the database.
      open.changes += 1
      this.plan(open, times.quiet)
    }
    if (!loaded.isBehind) return
    // An open editor shall not see the text from before and then the edit, when both are there already.
    await takeInWrites(this.payload, open).catch((error: unknown) => this.fail(open, error))
    this.enqueue(open)
  }

  /** What a document says, for telling whether its draft says the same. */
  digestOf(document: Document): string {
    return digestOf(readContent(document, fieldsOf(this.payload, parseGuid(document.name).collection)))
  }

  /** Notes that something was written. */
  changed(guid: string, update: Uint8Array): void {
    const open = this.documents.get(guid)
    if (!open) return
    this.journal.add(guid, update)
    const now = Date.now()
    if (now - open.lastChange >= times.pause) open.beginsVersion = true
    open.changes += 1
    open.lastChange = now
    open.firstUnsaved ??= now
    // Whoever fails is tried again later and later; typing on does not make it sooner.
    if (open.failures === 0) this.plan(open, Math.min(times.quiet, open.firstUnsaved + times.longest - now))
  }

  /**
   * Settles when all that was written until now is in the draft. A document that is not open here is not this server's.
   * @param isKept whether this becomes a version that stays
   * @returns whether it became one; not when the newest version stays anyway
   * @throws what kept it from being saved
   */
  async save(guid: string, { isKept = false }: { isKept?: boolean } = {}): Promise<boolean> {
    const open = this.documents.get(guid)
    if (!open) return false
    this.queue.remove(guid)
    const saving = open.saving.then(() => this.saveNow(open))
    open.saving = saving.catch(() => {})
    await saving
    if (!isKept) return false
    open.beginsVersion = true
    return withDocument(this.payload, open.name, (req) => sealVersion(req, open.name))
  }

  /**
   * Settles when all that any server had written down until now is in the draft.
   * @throws what kept it from being saved
   */
  async saveWithOthers(guid: string): Promise<void> {
    const open = this.documents.get(guid)
    if (open && (await isBehind({ payload: this.payload }, guid))) open.changes += 1
    await this.save(guid)
  }

  /** Settles when a document that is to be let go of is saved. What cannot be saved is kept in memory, and tried again. */
  async settle(guid: string): Promise<void> {
    await this.journal.flush()
    try {
      await this.save(guid)
    } catch (error) {
      if (!(error instanceof DocumentTrashedError)) throw error
    }
  }

  /** Takes in what somebody else wrote to the draft, and saves if the two differ after that. */
  written(guid: string): void {
    const open = this.documents.get(guid)
    if (!open) return
    open.draft = null
    void this.save(guid).catch(() => {})
  }

  has(guid: string): boolean {
    return this.documents.has(guid)
  }

  /** The names of all open documents. */
  get guids(): string[] {
    return [...this.documents.keys()]
  }

  /** Whether a document can be let go of: what is in it is in the draft, or cannot be. */
  isSettled(guid: string): boolean {
    const open = this.documents.get(guid)
    return !open || ((!isUnsaved(open) || open.isTrashed) && !this.journal.has(guid))
  }

  /** What a browser is told of the draft of a document. */
  stateOf(guid: string): string {
    return stateMessage(this.isSettled(guid) ? 'saved' : 'dirty', this.documents.get(guid)?.savedAt ?? null)
  }

  /** Ends to keep a document. */
  close(guid: string): void {
    const open = this.documents.get(guid)
    if (!open) return
    clearTimeout(open.timer)
    this.queue.remove(guid)
    this.documents.delete(guid)
    this.journal.close(guid)
  }

  /** Ends to keep all of them, when what came in last is in the database. */
  async stop(): Promise<void> {
    await this.journal.flush().catch(() => {})
    this.journal.stop()
    for (const guid of this.guids) this.close(guid)
  }

  /** For whoever watches the server. */
  get health(): { open: number; unsaved: number; failing: number; unwritten: number } {
    const all = [...this.documents.values()]
    return {
      open: all.length,
      unsaved: all.filter(isUnsaved).length,
      failing: all.filter(({ failures }) => failures > 0).length,
      unwritten: this.journal.unwritten,
    }
  }

  /** Saves everything, as far as there is time: what is left is in the database, and is saved at the next start. */
  async saveAll(): Promise<void> {
    await this.journal.flush().catch(() => {})
    const all = (async () => {
      for (const guid of this.guids) await this.save(guid).catch(() => {})
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
    this.queue.add(open.guid, () =>
      this.save(open.guid).then(
        () => {},
        () => {},
      ),
    )
  }

  private async saveNow(open: OpenDocument): Promise<void> {
    if (this.documents.get(open.guid) !== open) return
    clearTimeout(open.timer)
    if (!isUnsaved(open)) return
    open.firstUnsaved = null
    try {
      await this.bringIntoDraft(open)
      open.failures = 0
      open.isTrashed = false
      open.hasToldFailure = false
      open.document.broadcastStateless(stateMessage('saved', open.savedAt))
      this.rooms.release(open.guid)
    } catch (error) {
      this.fail(open, error)
      throw error
    }
  }

  private async bringIntoDraft(open: OpenDocument, mayDrop = true): Promise<void> {
    const { guid, document, fields } = open
    try {
      let isDone = false
      while (!isDone) {
        if (open.draft === null) await takeInWrites(this.payload, open)
        isDone = await projectDocument(this.payload, open, this.journal)
        if (!isDone) open.draft = null
      }
    } catch (error) {
      if (error instanceof InvalidContentError) await projectValidPart(this.payload, open, error.fields)
      if (!mayDrop || isExpected(error) || !(await dropMissingReferences(this.payload, document, fields))) throw error
      this.payload.logger.warn({ err: error, msg: `References of ${guid} to deleted documents were removed` })
      await this.bringIntoDraft(open, false)
    }
  }

  private fail(open: OpenDocument, error: unknown): void {
    const { guid, document } = open
    if (error instanceof DocumentGoneError) {
      this.close(guid)
      this.rooms.close(guid)
      return
    }
    // In the trash nothing is written; what was typed at the last moment is saved when it is taken out again.
    open.isTrashed = error instanceof DocumentTrashedError
    if (open.isTrashed) return
    open.failures += 1
    this.plan(open, Math.min(times.firstRetry * 2 ** (open.failures - 1), times.longestRetry))
    // Somebody else writes it, and will be done soon.
    if (error instanceof DocumentHeldError) return
    const traceId = randomUUID()
    this.payload.logger.error({ err: error, traceId, guid, msg: `The draft of ${guid} could not be saved` })
    document.broadcastStateless(stateMessage('dirty', open.savedAt))
    // What is tried again and fails again is no news.
    if (open.hasToldFailure) return
    open.hasToldFailure = true
    const reason = error instanceof InvalidContentError ? error.message : undefined
    document.broadcastStateless(writeServerMessage('document.save.failed', { traceId, reason }))
  }
}

/** Failures that say themselves what is wrong. */
const isExpected = (error: unknown): boolean =>
  [DocumentGoneError, DocumentTrashedError, DocumentHeldError, InvalidContentError].some(
    (kind) => error instanceof kind,
  )

/** What everybody in a room is told about its draft: whether all is in it, and when it was saved. */
const stateMessage = (documentStatus: 'saved' | 'dirty', savedAt: number | null): string =>
  writeServerMessage('document.state', { stateType: 'server', documentStatus, timestamp: savedAt ?? Date.now() })
