import type * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import type { BlockIds } from './blockIds.ts'

/** A selection in the shared text, which stays where it is while others write. */
export interface SharedSelection {
  anchor: Y.RelativePosition
  focus: Y.RelativePosition
}

export interface PagePoint {
  node: Node
  offset: number
}

/** A selection as it is drawn in the page. */
export interface EditorSpan {
  anchor: PagePoint
  focus: PagePoint
}

/** The tie between an editor and its tree of the shared document. */
export interface EditorBinding {
  /** Returns the user's selection in this editor; null while nothing in its text is selected. */
  selection(): SharedSelection | null
  /** Returns the position of a selection as drawn in the page; null where its text was deleted. */
  spanOf(selection: SharedSelection): EditorSpan | null
  /** Puts the caret or a selection at its place; does nothing where that place was deleted. */
  select(selection: SharedSelection): void
  /** The nodes that the blocks of the shared document are shown by. */
  ids: BlockIds
  /** The tree that the editor shows. */
  tree(): Block[]
  /** Shows at once what the document says, instead of at the end of the current task. Within an update it has to wait. */
  refresh(): void
  destroy(): void
}
