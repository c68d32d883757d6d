import { HocuspocusProvider } from '@hocuspocus/provider'
import { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'
import { z } from 'zod'
import { person } from '#plugins/collaboration/room/person.ts'
import { openKeystrokeJournal } from './keystrokeJournal.ts'

// The data that a browser needs to open its copy of a document while the server does not answer.
const memory = z.object({ generation: z.string(), mayWrite: z.boolean(), person })

export type RoomHint = z.infer<typeof memory>

const memoryKey = (documentKey: string) => `citydesk/room/${documentKey}`

/** Returns what this browser knew of the room at the last visit; null without one. */
export function loadRoomHint(documentKey: string): RoomHint | null {
  try {
    return memory.safeParse(JSON.parse(localStorage.getItem(memoryKey(documentKey)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores what is needed to open the room offline. A browser without storage skips this. */
export function saveRoomHint(documentKey: string, room: RoomHint): void {
  try {
    localStorage.setItem(memoryKey(documentKey), JSON.stringify(room))
  } catch {}
}

/** The copy of a document that a browser keeps, so that a closed tab loses nothing that was typed offline. */
export interface LocalCopy {
  /** Resolves to true when the copy has been read into the document; to false where the browser keeps none. */
  opened: Promise<boolean>
  close(): void
}

/**
 * Opens this browser's copy of a document and keeps it from then on.
 *
 * @param onFailed called when the browser stops keeping it: no room left, storage cleared or forbidden
 */
export function openLocalCopy(
  documentKey: string,
  generation: string,
  document: Y.Doc,
  onFailed: () => void,
): LocalCopy {
  if (!mayStore()) {
    onFailed()
    return { opened: Promise.resolve(false), close: () => undefined }
  }
  const copy = new IndexeddbPersistence(`citydesk/${documentKey}/${generation}`, document)
  const bridge = bridgeToCopy(`${documentKey}/${generation}`, document, copy)
  const opened = Promise.race([copy.whenSynced.then(() => true), refusalToOpen(copy)])
  opened.then(
    () => {
      // Failed writes are reported to their own database only.
      for (const event of ['abort', 'error', 'close']) copy.db?.addEventListener(event, onFailed)
    },
    () => onFailed(),
  )
  return {
    opened: opened.catch(() => false).finally(bridge.takeOver),
    close: () => {
      bridge.close()
      void copy.destroy().catch(() => undefined)
    },
  }
}

// Returns whether storage is available. A browser can forbid all storage; any access to it fails then.
function mayStore(): boolean {
  try {
    return Boolean(indexedDB && localStorage)
  } catch {
    return false
  }
}

// Notes each change of this tab until the copy has it.
function bridgeToCopy(room: string, document: Y.Doc, copy: IndexeddbPersistence) {
  const journal = openKeystrokeJournal(room, String(document.clientID), localStorage)
  let isWaiting = false
  const dropWhenWritten = async () => {
    if (isWaiting) return
    isWaiting = true
    while (copy.synced && journal.length() > 0) {
      const count = journal.length()
      if (!(await hasWritten(copy))) break
      journal.drop(count)
    }
    isWaiting = false
  }
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === copy || origin instanceof HocuspocusProvider) return
    journal.note(update)
    void dropWhenWritten()
  }
  document.on('update', onUpdate)
  return {
    takeOver: () => {
      for (const update of journal.takeOver()) {
        // A document says nothing of a change that stands behind one it does not have yet: the copy would never get it.
        write(copy, update)
        Y.applyUpdate(document, update, copy)
      }
      void dropWhenWritten()
    },
    close: () => document.off('update', onUpdate),
  }
}

function write({ db }: IndexeddbPersistence, update: Uint8Array): void {
  try {
    db?.transaction('updates', 'readwrite').objectStore('updates').add(update)
  } catch {
    // The copy was closed; the change stays in the journal.
  }
}

// Resolves when the copy has all that was given to it: a reader waits for the writers before it.
const hasWritten = ({ db }: IndexeddbPersistence): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const reading = db?.transaction('updates', 'readonly')
      if (!reading) return resolve(false)
      reading.oncomplete = () => resolve(true)
      reading.onabort = () => resolve(false)
    } catch {
      // The copy was closed.
      resolve(false)
    }
  })

// Never settles but for a database that does not open (a private window, storage that is forbidden).
const refusalToOpen = (copy: IndexeddbPersistence): Promise<never> =>
  new Promise((_, reject) => void copy._db.catch((error: unknown) => reject(error)))
