/**
 * The block tree: what a story is once it has left the editor. REST, GraphQL, the reader API, feeds, plain text and
 * word counts are all made of it (specification: block-editor 3.1, reader-site 3).
 */

/** Formatting of a run of text. `link` carries its address; the diff marks only exist while two versions are compared. */
export type Mark =
  | {
      type:
        | 'bold'
        | 'italic'
        | 'underline'
        | 'strike'
        | 'superscript'
        | 'subscript'
        | 'code'
        | 'diffAdded'
        | 'diffRemoved'
    }
  | { type: 'link'; href: string; newTab?: boolean }

export type MarkType = Mark['type']

/** A run of text with the same marks. */
export interface InlineText {
  type: 'text'
  text: string
  marks: Mark[]
}

/** A line break inside a paragraph. */
export interface InlineBreak {
  type: 'hardBreak'
}

export type Inline = InlineText | InlineBreak

/**
 * A block as it travels: `props` not yet checked against a schema. `content` is inline text (empty where the block holds
 * none), `children` are nested blocks (empty where it holds none).
 */
export interface Block {
  id: string
  type: string
  props: Record<string, unknown>
  children: Block[]
  content: Inline[]
}

/** A block with its place on the page, for tracking (reader-site 3, "Derived for tracking"). */
export interface PlacedBlock extends Block {
  /** Ordinal, from 1, among the blocks of its type on the page. */
  nthOfType: number
  /** Row on the page, from 1. Containers and ads take no row: theirs is the row of what comes next. */
  placementRow: number
  children: PlacedBlock[]
}

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
 * How a block is held in the editor (design: leaf has properties only; text holds inline text; flow holds any blocks;
 * wrap holds only certain blocks).
 */
export type BlockKind = 'leaf' | 'text' | 'flow' | 'wrap'

/**
 * What puts an error right, described only: checks are pure, and the editor does it.
 * - `goTo`: goes to the block, and to the field or button of this name in it or in its toolbar;
 * - `set`: sets properties of the block;
 * - `setParts`: sets properties of its parts, in their order.
 */
export type BlockFix =
  | { action: 'goTo'; control?: string }
  | { action: 'set'; props: Record<string, unknown> }
  | { action: 'setParts'; props: Record<string, unknown>[] }

/** A finding of a block about itself (block-editor 3.1). Required ones keep a story from being published. */
export interface BlockError {
  message: string
  kind: 'Required' | 'Recommended'
  details?: string
  /** The entry in the readiness list, for a message that does not say what to do. */
  todo?: string
  fix?: BlockFix
}
