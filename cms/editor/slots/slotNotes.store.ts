import type { LexicalEditor } from 'lexical'
import { createStore, type WritableStore } from '#cms/collaboration/store.ts'

/** What is known about the stories in slots, in short phrases, by block id. */
export type SlotNotes = Readonly<Record<string, readonly string[]>>

const none: SlotNotes = {}
const stores = new WeakMap<LexicalEditor, WritableStore<SlotNotes>>()

/** Returns the notes on the slots of an editor: the same store for every caller, gone with the editor. */
export function slotNotesOf(editor: LexicalEditor): WritableStore<SlotNotes> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
