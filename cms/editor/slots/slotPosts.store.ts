import type { LexicalEditor } from 'lexical'
import { createStore, type WritableStore } from '#cms/kit/store.ts'

// The posts that the server put into a block: one into a slot (null: none is left), or a list.
interface FilledBlock {
  post: string | null
  posts: readonly string[]
  // Id of the post that was pinned there when the server was asked; null for none.
  pinnedThen: string | null
}

/** The posts in blocks, by block id. */
export type SlotPosts = Readonly<Record<string, FilledBlock>>

const none: SlotPosts = {}
const stores = new WeakMap<LexicalEditor, WritableStore<SlotPosts>>()

/** Returns the posts in the slots of an editor: the same store for every caller, gone with the editor. */
export function slotPostsOf(editor: LexicalEditor): WritableStore<SlotPosts> {
  const store = stores.get(editor) ?? createStore(none)
  stores.set(editor, store)
  return store
}
