import type { LexicalEditor } from 'lexical'
import type { SlotCard } from '#blocks/core/editor.types.ts'
import { createStore, type WritableStore } from '#cms/kit/store.ts'
import type { ReaderTeaser } from '#contract/reader.schema.ts'

interface FrontCards {
  // By the id of the slot.
  slots: Readonly<Record<string, SlotCard>>
  // By the id of the post; null until they are known.
  teasers: Readonly<Record<string, ReaderTeaser>> | null
}

const none: FrontCards = { slots: {}, teasers: null }
const stores = new WeakMap<LexicalEditor, WritableStore<FrontCards>>()

/** Returns the cards of an editor: the same store for every caller, gone with the editor. */
export function frontCardsOf(editor: LexicalEditor): WritableStore<FrontCards> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
