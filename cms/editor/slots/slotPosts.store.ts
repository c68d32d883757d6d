import type { LexicalEditor } from 'lexical'
import { createStore, type WritableStore } from '#cms/collaboration/store.ts'

/** What the server puts into blocks, by their ids: one post into a place for an episode (null: none is left), or a list. */
export type SlotPosts = Readonly<Record<string, { post: string | null; posts: readonly string[] }>>

const none: SlotPosts = {}
const stores = new WeakMap<LexicalEditor, WritableStore<SlotPosts>>()

/** What stands in the slots of an editor: the same store for whoever asks, gone with the editor. */
export function slotPostsOf(editor: LexicalEditor): WritableStore<SlotPosts> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
