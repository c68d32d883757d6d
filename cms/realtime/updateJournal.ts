import type { Payload } from 'payload'
import * as Y from 'yjs'
import { appendUpdates } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from './realtime.limits.ts'

/**
 * Brings what is typed into the database: what came in all rooms within a moment, in one statement. While the database
 * is away it keeps everything and goes on trying.
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

  /** Names the updates of a document that are in the database, when it was loaded with them. */
  open(guid: string, updates: readonly string[]): void {
    this.rows.set(guid, new Set(updates))
  }

  close(guid: string): void {
    this.rows.delete(guid)
  }

  /** The updates of an open document that are in the database, as far as this server knows. */
  rowsOf(guid: string): string[] {
    return [...(this.rows.get(guid) ?? [])]
  }

  /** They are in the state that was kept. */
  forget(guid: string, updates: readonly string[]): void {
    for (const id of updates) this.rows.get(guid)?.delete(id)
  }

  /** How many documents have something that is in memory only. */
  get unwritten(): number {
    return this.pending.size
  }

  has(guid: string): boolean {
    return this.pending.has(guid)
  }

  /**
   * Settles when all that was added until now is in the database.
   * @throws what the database says; nothing is forgotten, and it is tried again
   */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.catch(() => {}).then(() => this.write())
    return this.writing
  }

  /** Tries no more. */
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
