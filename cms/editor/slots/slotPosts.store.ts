import type { LexicalEditor } from 'lexical'
import { createStore, type WritableStore } from '#cms/collaboration/store.ts'

/**
 * The posts that the server fills into blocks, by block id: one post into a place for an episode (null: none is left),
 * or a list.
 */
export type SlotPosts = Readonly<Record<string, { post: string | null; posts: readonly string[] }>>

const none: SlotPosts = {}
const stores = new WeakMap<LexicalEditor, WritableStore<SlotPosts>>()

/** Returns the posts in the slots of an editor: the same store for every caller, gone with the editor. */
export function slotPostsOf(editor: LexicalEditor): WritableStore<SlotPosts> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
