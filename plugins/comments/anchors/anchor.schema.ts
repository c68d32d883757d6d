/** What a thread of comments is about: a range of text, a block, a field, or the document (back-office 2.5, decisions 7). */
import { z } from 'zod'

/** The most letters that a quote keeps; of a longer text it keeps the beginning, and the end as `ending`. */
export const longestQuote = 1000

/** Letters of the text around a quote that are kept to tell it from others like it. */
export const contextLength = 32

/** What something was when it was anchored to, so that it is known again where its positions died. */
const quote = z.object({
  text: z.string().max(longestQuote),
  /** The last letters of a text that is longer than `text`; empty for all others. */
  ending: z.string().max(contextLength),
  before: z.string().max(contextLength),
  after: z.string().max(contextLength),
})

export type Quote = z.infer<typeof quote>

/** A letter of a shared text, by the name that Yjs gave it; it keeps it for good. */
const letter = z.object({ client: z.int().nonnegative(), clock: z.int().nonnegative() })

export type LetterName = z.infer<typeof letter>

/** A stretch of letters that lay side by side: the first and the last of them. */
const piece = z.object({ first: letter, last: letter })

export type Piece = z.infer<typeof piece>

const path = z.string().min(1).max(200)

/** Names of letters mean something in the generation of the document that they were made in only. */
const generation = z.string().max(100)

const rangeAnchor = z.object({
  type: z.literal('range'),
  /** The field. */
  path,
  /** Whether the field is rich text (a tree of blocks) or plain. */
  kind: z.enum(['tree', 'text']),
  generation,
  /** In reading order. */
  pieces: z.array(piece).min(1).max(200),
  quote,
})

const blockAnchor = z.object({
  type: z.literal('block'),
  path,
  block: z.string().min(1).max(100),
  /** Its type, to name it by when it is gone. */
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

/** Where an anchor is now. */
export type AnchorPlace =
  | { type: 'document' }
  | { type: 'field'; path: string }
  | { type: 'block'; path: string; block: string }
  | { type: 'range'; path: string; spans: Span[] }
  /** Gone, or not there at this moment. */
  | { type: 'detached' }
