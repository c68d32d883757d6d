import type { Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { lockOf, type StoredLock } from '#plugins/collaboration/locks/locks.store.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { personColor } from '#plugins/collaboration/room/person.ts'
import { sendToRoom } from './announcements.ts'
import { applyAccess } from './roomAccess.ts'

// Milliseconds after the end of a lease before it is checked again.
const afterwards = 50

/** Cache of the locks of open documents. The database decides. */
export class RoomLocks {
  private readonly locks = new Map<string, StoredLock | null>()
  private readonly timers = new Map<string, NodeJS.Timeout>()

  constructor(
    private readonly payload: Payload,
    private readonly hocuspocus: () => Hocuspocus,
  ) {}

  /** Returns the known holder of an open document. */
  holderOf(documentKey: string): number | null {
    return this.locks.get(documentKey)?.holder ?? null
  }

  /** The lock as sent to browsers. */
  messageOf(documentKey: string): string {
    const lock = this.locks.get(documentKey)
    return writeServerMessage('document.lock.changed', {
      lock: lock
        ? { holder: { id: lock.holder, name: lock.name, colour: personColor(lock.holder) }, since: lock.taken_at }
        : null,
    })
  }

  /** Reads the lock from the database, and applies a change. */
  async refreshOrThrow(documentKey: string): Promise<void> {
    const lock = await lockOf({ payload: this.payload }, documentKey)
    const before = this.locks.get(documentKey)
    this.locks.set(documentKey, lock)
    clearTimeout(this.timers.get(documentKey))
    if (lock)
      this.timers.set(
        documentKey,
        setTimeout(() => this.refresh(documentKey), lock.remaining + afterwards),
      )
    if ((before?.holder ?? null) === (lock?.holder ?? null)) return
    // Apply the change before announcing it: a lost lock must stop writing first.
    for (const connection of this.hocuspocus().documents.get(documentKey)?.getConnections() ?? []) {
      applyAccess(connection, lock?.holder ?? null)
    }
    sendToRoom(this.hocuspocus(), documentKey, this.messageOf(documentKey))
  }

  refresh(documentKey: string): void {
    this.refreshOrThrow(documentKey).catch((error: unknown) => {
      this.payload.logger.error({
        err: error,
        guid: documentKey,
        msg: 'Who holds a document could not be asked; it is tried again',
      })
      this.timers.set(
        documentKey,
        setTimeout(() => this.refresh(documentKey), afterwards * 20),
      )
    })
  }

  /** Reads the locks of all open documents, after notifications may have been missed. */
  refreshAll(): void {
    for (const documentKey of this.hocuspocus().documents.keys()) this.refresh(documentKey)
  }

  forget(documentKey: string): void {
    clearTimeout(this.timers.get(documentKey))
    this.timers.delete(documentKey)
    this.locks.delete(documentKey)
  }

  stop(): void {
    for (const documentKey of [...this.timers.keys()]) this.forget(documentKey)
  }
}
