import type { BlockError } from './block.types.ts'
import type { BlockDefinition, BlockOf } from './defineBlock.ts'

/** Input of a check other than its block. */
export interface CheckContext {
  /** Returns the alternative text of an item of the library; undefined if there is no such item. */
  altTextOf(mediaId: string): string | undefined
}

/** The same, for one block in its place. */
export interface PlacedCheckContext extends CheckContext {
  /** Null at the top of the tree. */
  parentType: string | null
}

/** Returns the errors of a block (docs/spec/editor.md#block-errors). Pure. */
export type BlockCheck<Definition extends BlockDefinition> = (
  block: BlockOf<Definition>,
  context: PlacedCheckContext,
) => BlockError[]
