import type { LexicalEditor } from 'lexical'
import { sameJson } from '#blocks/core/sameJson.ts'
import type { FaultyBlock } from './blockErrors.read.ts'

/** The errors of one editor's document, for everything that shows them. */
export interface BlockErrorsStore {
  get(): readonly FaultyBlock[]
  /** Notifies the subscribers, unless nothing has changed. */
  set(faulty: FaultyBlock[]): void
  subscribe(listener: () => void): () => void
}

const none: readonly FaultyBlock[] = []
const stores = new WeakMap<LexicalEditor, BlockErrorsStore>()

function createStore(): BlockErrorsStore {
  let faulty = none
  const listeners = new Set<() => void>()
  return {
    get: () => faulty,
    set(next) {
      // Compared by what is shown: a keystroke that breaks nothing must draw nothing.
      if (sameJson(next, faulty)) return
      faulty = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the store of an editor: the same one for every caller, gone with the editor. */
export function blockErrorsOf(editor: LexicalEditor): BlockErrorsStore {
  const store = stores.get(editor) ?? createStore()
  stores.set(editor, store)
  return store
}
