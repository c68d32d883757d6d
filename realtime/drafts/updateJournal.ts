import type { Payload } from 'payload'
import * as Y from 'yjs'
import { distinctWriters, type Writer } from '#collections/fields/savedBy.field.ts'
import { appendUpdates, type JournalUpdate } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from '../limits.ts'

/**
 * Writes updates to the database, those of all rooms within `times.journal` in one statement. While the database is
 * unreachable it keeps them and retries.
 */
export class UpdateJournal {
  private pending = new Map<string, Omit<JournalUpdate, 'documentKey'>[]>()
  // The updates of the statement in progress.
  private inFlight: readonly JournalUpdate[] = []
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()
  private readonly rows = new Map<string, Set<string>>()

  constructor(private readonly payload: Payload) {}

  /** @param by whose update it is; null for the server's own */
  add(documentKey: string, data: Uint8Array, by: Writer | null): void {
    const update = { data, writers: by ? [by] : [] }
    const updates = this.pending.get(documentKey)
    if (updates) updates.push(update)
    else this.pending.set(documentKey, [update])
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), times.journal)
  }

  /** Registers the updates that a document was loaded with. */
  open(documentKey: string, updates: readonly string[]): void {
    this.rows.set(documentKey, new Set(updates))
  }

  close(documentKey: string): void {
    this.rows.delete(documentKey)
  }

  /** The stored updates of an open document that this server knows of. */
  rowsOf(documentKey: string): string[] {
    return [...(this.rows.get(documentKey) ?? [])]
  }

  /** Drops updates that the stored state includes. */
  forget(documentKey: string, updates: readonly string[]): void {
    for (const id of updates) this.rows.get(documentKey)?.delete(id)
  }

  /** Number of documents with changes that are only in memory. */
  get unwritten(): number {
    return this.pending.size
  }

  /** Returns the writers of the updates of a document that this server has not stored yet. */
  writersOf(documentKey: string): Writer[] {
    const inFlight = this.inFlight.filter((update) => update.documentKey === documentKey)
    return [...inFlight, ...(this.pending.get(documentKey) ?? [])].flatMap(({ writers }) => writers)
  }

  has(documentKey: string): boolean {
    return this.pending.has(documentKey)
  }

  /**
   * Settles when all updates so far are in the database.
   * @throws the error of the database; the updates are kept and tried again
   */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.catch(() => {}).then(() => this.write())
    return this.writing
  }

  /** Stops retrying. */
  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private async write(): Promise<void> {
    if (this.pending.size === 0) return
    const taken = this.pending
    this.pending = new Map()
    const merged = [...taken].map(([documentKey, updates]) => ({
      documentKey,
      data: mergedUpdate(updates.map(({ data }) => data)),
      writers: distinctWriters(updates.flatMap(({ writers }) => writers)),
    }))
    this.inFlight = merged
    try {
      const written = await appendUpdates({ payload: this.payload }, merged)
      for (const [documentKey, id] of written) this.rows.get(documentKey)?.add(id)
    } catch (error) {
      this.putBack(merged)
      this.payload.logger.error({
        err: error,
        msg: 'What is typed cannot be written to the database; it is kept and tried again',
      })
      throw error
    } finally {
      this.inFlight = []
    }
  }

  private putBack(updates: readonly JournalUpdate[]): void {
    for (const { documentKey, ...update } of updates)
      this.pending.set(documentKey, [update, ...(this.pending.get(documentKey) ?? [])])
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), times.firstRetry)
  }
}

function mergedUpdate(updates: Uint8Array[]): Uint8Array {
  const [only, second] = updates
  return only && !second ? only : Y.mergeUpdates(updates)
}
