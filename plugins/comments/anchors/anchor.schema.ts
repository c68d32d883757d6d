/** Anchors, which say what a thread is about: a range of text, a block, a field, or the document. */
import { z } from 'zod'

/** Maximum letters of a quote; of a longer text it holds the beginning, and the end as `ending`. */
export const maxQuoteLength = 1000

/** Letters of context on each side of a quote, which distinguish it from equal texts. */
export const contextLength = 32

// The anchored text with its context, to find it again when its letters were deleted.
const quote = z.object({
  text: z.string().max(maxQuoteLength),
  // The last letters of a text that is longer than `text`; empty for all others.
  ending: z.string().max(contextLength),
  before: z.string().max(contextLength),
  after: z.string().max(contextLength),
})

export type Quote = z.infer<typeof quote>

// A letter of a shared text, by the id that Yjs gave it, which never changes.
const letter = z.object({ client: z.int().nonnegative(), clock: z.int().nonnegative() })

export type LetterName = z.infer<typeof letter>

// The first and the last of a run of adjacent letters.
const piece = z.object({ first: letter, last: letter })

export type Piece = z.infer<typeof piece>

const path = z.string().min(1).max(200)

// Ids of letters are valid only in the generation of the document in which they were made.
const generation = z.string().max(100)

const rangeAnchor = z.object({
  type: z.literal('range'),
  path,
  // Whether the field is rich text (a tree of blocks) or plain.
  kind: z.enum(['tree', 'text']),
  generation,
  // In reading order.
  pieces: z.array(piece).min(1).max(200),
  quote,
})

const blockAnchor = z.object({
  type: z.literal('block'),
  path,
  block: z.string().min(1).max(100),
  // Its type, which names it after it was deleted.
  blockType: z.string().max(60),
  quote,
})

export const anchorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document') }),
  z.object({ type: z.literal('field'), path }),
  blockAnchor,
  rangeAnchor,
])

export type Anchor = z.infer<typeof anchorSchema>
export type RangeAnchor = z.infer<typeof rangeAnchor>
export type BlockAnchor = z.infer<typeof blockAnchor>

/** A stretch of the text of one block; of a plain text, whose block is `''`. In UTF-16 units, a break counts one. */
export interface Span {
  block: string
  from: number
  to: number
}

export type AnchorPlace =
  | { type: 'document' }
  | { type: 'field'; path: string }
  | { type: 'block'; path: string; block: string }
  | { type: 'range'; path: string; spans: Span[] }
  /** The text was deleted, or is missing now. */
  | { type: 'detached' }
