import type { LexicalEditor } from 'lexical'
import { createStore, type WritableStore } from '#cms/collaboration/store.ts'

/** The post in each place for an episode, by the id of the slot; null where none is left. */
export type SlotPosts = Readonly<Record<string, string | null>>

const none: SlotPosts = {}
const stores = new WeakMap<LexicalEditor, WritableStore<SlotPosts>>()

/** What stands in the slots of an editor: the same store for whoever asks, gone with the editor. */
export function slotPostsOf(editor: LexicalEditor): WritableStore<SlotPosts> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
