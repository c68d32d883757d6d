'use client'

import type { LexicalEditor } from 'lexical'
import type { EditorBinding } from '#plugins/collaboration/binding/editorBinding.types.ts'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { createStore, type WritableStore } from '../kit/store.ts'

/** The id, in the margin, of a comment that is being begun. */
export const draftId = 'draft'

export interface CommentUi {
  isOpen: boolean
  /** The thread that is looked at, or `draftId`. */
  active: string | null
  draft: Anchor | null
  /** The thread whose place is to be scrolled to, once it is on the page. */
  scrollTarget: string | null
}

export interface ShownText {
  editor: LexicalEditor
  binding: EditorBinding
}

/** State shared by the parts of a screen that show comments of one document: the form's texts, and what is open. */
export interface CommentStore {
  room: Room
  ui: WritableStore<CommentUi>
  change(change: Partial<CommentUi>): void
  /** By the path of the field. */
  texts: Map<string, ShownText>
  notifyLayout(): void
  onLayout(listener: () => void): () => void
  /** Returns the thread about the text at a point of the window; set by the component that draws the marks. */
  threadAtPoint: (x: number, y: number) => string | null
}

const stores = new WeakMap<Room, CommentStore>()

/** Returns the store of a room; the same one for all who ask. */
export function commentStoreOf(room: Room): CommentStore {
  const known = stores.get(room)
  if (known) return known
  const ui = createStore<CommentUi>({ isOpen: false, active: null, draft: null, scrollTarget: null })
  const listeners = new Set<() => void>()
  const store: CommentStore = {
    room,
    ui,
    change: (change) => ui.set({ ...ui.get(), ...change }),
    texts: new Map(),
    notifyLayout: () => {
      for (const listener of [...listeners]) listener()
    },
    onLayout(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    threadAtPoint: () => null,
  }
  stores.set(room, store)
  return store
}

/** Begins a comment; the margin opens with a card to write in. */
export function startComment(store: CommentStore, anchor: Anchor): void {
  store.change({ isOpen: true, draft: anchor, active: draftId, scrollTarget: draftId })
}
