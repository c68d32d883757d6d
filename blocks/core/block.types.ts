// The block tree: a story outside the editor. REST, GraphQL, the reader API, feeds, plain text and word counts are made
// of it. Its shape is part of the contract with the reader site.
export type {
  Block,
  Inline,
  InlineBreak,
  InlineText,
  Mark,
  MarkType,
  PlacedBlock,
} from '#contract/block.schema.ts'

/** Something outside the tree that a block's properties point to. */
export interface BlockReference {
  collection:
    | 'media'
    | 'posts'
    | 'sections'
    | 'newsletter-lists'
    | 'promotions'
    | 'candidate-forums'
    | 'reusable-blocks'
  id: string
}

/**
 * Representation of a block in the editor (leaf has properties only; text holds inline text; flow holds any blocks;
 * wrap holds only certain blocks).
 */
export type BlockKind = 'leaf' | 'text' | 'flow' | 'wrap'

/**
 * The correction of an error, as data: checks are pure, and the editor applies it.
 * - `goTo`: goes to the block, and to the field or button of this name in it or in its toolbar;
 * - `set`: sets properties of the block;
 * - `setParts`: sets properties of its parts, in their order.
 */
export type BlockFix =
  | { action: 'goTo'; control?: string }
  | { action: 'set'; props: Record<string, unknown> }
  | { action: 'setParts'; props: Record<string, unknown>[] }

/** A finding of a block about itself. Required ones keep a story from being published. */
export interface BlockError {
  message: string
  kind: 'Required' | 'Recommended'
  details?: string
  /** The entry in the readiness list, for a message that does not say what to do. */
  todo?: string
  fix?: BlockFix
}

/** The level of a heading on a page: the headline is the one h1, the story's own headings come below it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6
