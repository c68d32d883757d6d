'use client'

import type { LexicalEditor } from 'lexical'
import type { EditorBinding } from '#plugins/collaboration/binding/editorBinding.types.ts'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { createStore, type WritableStore } from '../collaboration/store.ts'

/** What stands in the margin for a comment that is being begun. */
export const draftId = 'draft'

export interface CommentUi {
  isOpen: boolean
  /** The thread that is looked at, or `draftId`. */
  active: string | null
  /** What a comment that is being begun is about. */
  draft: Anchor | null
  /** The thread whose place is to be scrolled to, once it is on the page. */
  sought: string | null
}

/** A rich text of the form that is on the page. */
export interface ShownText {
  editor: LexicalEditor
  binding: EditorBinding
}

/** What the parts of a screen that show comments of one document share: the form's texts, and what is open. */
export interface CommentDesk {
  room: Room
  ui: WritableStore<CommentUi>
  change(change: Partial<CommentUi>): void
  /** By the path of the field. */
  texts: Map<string, ShownText>
  /** Something moved on the page, or what comments are about has changed. */
  touch(): void
  onTouch(listener: () => void): () => void
  /** Which thread is about what stands at a point of the window; told by whoever draws the marks. */
  threadAt: (x: number, y: number) => string | null
}

const desks = new WeakMap<Room, CommentDesk>()

/** The desk of a room; the same one for all who ask. */
export function commentDesk(room: Room): CommentDesk {
  const known = desks.get(room)
  if (known) return known
  const ui = createStore<CommentUi>({ isOpen: false, active: null, draft: null, sought: null })
  const listeners = new Set<() => void>()
  const desk: CommentDesk = {
    room,
    ui,
    change: (change) => ui.set({ ...ui.get(), ...change }),
    texts: new Map(),
    touch: () => {
      for (const listener of [...listeners]) listener()
    },
    onTouch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    threadAt: () => null,
  }
  desks.set(room, desk)
  return desk
}

/** Begins a comment; the margin opens with a card to write in. */
export function beginComment(desk: CommentDesk, anchor: Anchor): void {
  desk.change({ isOpen: true, draft: anchor, active: draftId, sought: draftId })
}
