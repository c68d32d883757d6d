import type { Payload } from 'payload'
import * as Y from 'yjs'
import { appendUpdates } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from '../limits.ts'

/**
 * Writes updates to the database, those of all rooms within `times.journal` in one statement. While the database is
 * unreachable it keeps them and retries.
 */
export class UpdateJournal {
  private pending = new Map<string, Uint8Array[]>()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()
  private readonly rows = new Map<string, Set<string>>()

  constructor(private readonly payload: Payload) {}

  add(guid: string, update: Uint8Array): void {
    const updates = this.pending.get(guid)
    if (updates) updates.push(update)
    else this.pending.set(guid, [update])
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), times.journal)
  }

  /** Registers the updates that a document was loaded with. */
  open(guid: string, updates: readonly string[]): void {
    this.rows.set(guid, new Set(updates))
  }

  close(guid: string): void {
    this.rows.delete(guid)
  }

  /** The stored updates of an open document that this server knows of. */
  rowsOf(guid: string): string[] {
    return [...(this.rows.get(guid) ?? [])]
  }

  /** Drops updates that the stored state includes. */
  forget(guid: string, updates: readonly string[]): void {
    for (const id of updates) this.rows.get(guid)?.delete(id)
  }

  /** Number of documents with changes that are only in memory. */
  get unwritten(): number {
    return this.pending.size
  }

  has(guid: string): boolean {
    return this.pending.has(guid)
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
    const merged = [...taken].map(([guid, updates]) => ({ guid, data: mergedUpdate(updates) }))
    try {
      const written = await appendUpdates({ payload: this.payload }, merged)
      for (const [guid, id] of written) this.rows.get(guid)?.add(id)
    } catch (error) {
      this.putBack(merged)
      this.payload.logger.error({
        err: error,
        msg: 'What is typed cannot be written to the database; it is kept and tried again',
      })
      throw error
    }
  }

  private putBack(updates: readonly { guid: string; data: Uint8Array }[]): void {
    for (const { guid, data } of updates) this.pending.set(guid, [data, ...(this.pending.get(guid) ?? [])])
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), times.firstRetry)
  }
}

function mergedUpdate(updates: Uint8Array[]): Uint8Array {
  const [only, second] = updates
  return only && !second ? only : Y.mergeUpdates(updates)
}
