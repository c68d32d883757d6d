import * as Y from 'yjs'

/**
 * Changes of a document that are not in the browser's copy of it yet. A copy takes its time: a tab that is closed or
 * dies within it would take the last keys along. What is put into `localStorage` is kept the moment that it is put.
 */
export interface KeystrokeJournal {
  note(update: Uint8Array): void
  takeOver(): Uint8Array[]
  length(): number
  /** The first of them are kept elsewhere now. */
  drop(count: number): void
}

const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/**
 * Opens the journal of a document. A browser without storage, or without room in it, notes nothing.
 *
 * @param room the document and its generation: changes of another generation cannot be merged
 * @param tab distinguishes the tabs of one browser
 */
export function openKeystrokeJournal(room: string, tab: string, storage: Storage): KeystrokeJournal {
  const prefix = `citydesk/typed/${room}/`
  const own = `${prefix}${tab}`
  let noted: Uint8Array[] = []

  const write = () => {
    try {
      if (noted.length === 0) storage.removeItem(own)
      else storage.setItem(own, textOf(Y.mergeUpdates(noted)))
    } catch {}
  }

  const left = (key: string): Uint8Array[] => {
    try {
      const update = bytesOf(storage.getItem(key) ?? '')
      // Throws for what is not an update.
      Y.decodeUpdate(update)
      return [update]
    } catch {
      return []
    }
  }

  return {
    note(update) {
      noted.push(update)
      write()
    },
    takeOver() {
      const others = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
        (key) => key.startsWith(prefix) && key !== own,
      )
      const found = others.flatMap(left)
      noted.push(...found)
      write()
      for (const key of others) storage.removeItem(key)
      return found
    },
    length: () => noted.length,
    drop(count) {
      noted = noted.slice(count)
      write()
    },
  }
}
