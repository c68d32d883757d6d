import type { Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { lockOf, type StoredLock } from '#plugins/collaboration/locks/locks.store.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { personColor } from '#plugins/collaboration/room/person.ts'
import { tellHere } from './announcements.ts'
import { applyAccess } from './roomAccess.ts'

/** Milliseconds after the end of a lease before it is checked again. */
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
  holderOf(guid: string): number | null {
    return this.locks.get(guid)?.holder ?? null
  }

  /** The lock as sent to browsers. */
  messageOf(guid: string): string {
    const lock = this.locks.get(guid)
    return writeServerMessage('document.lock.changed', {
      lock: lock
        ? { holder: { id: lock.holder, name: lock.name, colour: personColor(lock.holder) }, since: lock.taken_at }
        : null,
    })
  }

  /** Reads the lock from the database, and applies a change. */
  async refreshOrThrow(guid: string): Promise<void> {
    const lock = await lockOf({ payload: this.payload }, guid)
    const before = this.locks.get(guid)
    this.locks.set(guid, lock)
    clearTimeout(this.timers.get(guid))
    if (lock)
      this.timers.set(
        guid,
        setTimeout(() => this.refresh(guid), lock.remaining + afterwards),
      )
    if ((before?.holder ?? null) === (lock?.holder ?? null)) return
    // Apply the change before announcing it: a lost lock must stop writing first.
    for (const connection of this.hocuspocus().documents.get(guid)?.getConnections() ?? []) {
      applyAccess(connection, lock?.holder ?? null)
    }
    tellHere(this.hocuspocus(), guid, this.messageOf(guid))
  }

  refresh(guid: string): void {
    this.refreshOrThrow(guid).catch((error: unknown) => {
      this.payload.logger.error({ err: error, guid, msg: 'Who holds a document could not be asked; it is tried again' })
      this.timers.set(
        guid,
        setTimeout(() => this.refresh(guid), afterwards * 20),
      )
    })
  }

  /** Reads the locks of all open documents, after notifications may have been missed. */
  refreshAll(): void {
    for (const guid of this.hocuspocus().documents.keys()) this.refresh(guid)
  }

  forget(guid: string): void {
    clearTimeout(this.timers.get(guid))
    this.timers.delete(guid)
    this.locks.delete(guid)
  }

  stop(): void {
    for (const guid of [...this.timers.keys()]) this.forget(guid)
  }
}
