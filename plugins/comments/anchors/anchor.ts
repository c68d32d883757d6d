/**
 * Places of comments. An anchor names letters of the shared document by the ids that Yjs gave them: no split, merge or
 * move copies a letter, so the anchor follows all of them. Letters that were deleted and came back have other ids; then
 * the quote finds them. The result is the same for every client.
 */
import * as Y from 'yjs'
import { type SharedTree, sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { sharedMeta, sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { currentState } from '#plugins/collaboration/document/tree.read.ts'
import type { Anchor, AnchorPlace, BlockAnchor, LetterName, Piece, RangeAnchor, Span } from './anchor.schema.ts'
import { beginningNear, endNear, quoteAnywhere, quoteOf, quoteTouching } from './quote.ts'
import {
  type CommentReading,
  type Interval,
  intervalsOf,
  joinStretches,
  readAt,
  readingOfText,
  readingOfTree,
  type Stretch,
  spansOf,
  stretchBetween,
  stretchesIn,
} from './reading.ts'

// Returns the generation of a document, in which its letters got their ids.
const generationOf = (document: Y.Doc) => String(sharedMeta(document).get('seeded') ?? '')

interface AnchoredText {
  text: Y.Text
  reading: CommentReading
}

function textOf(document: Y.Doc, { kind, path }: Pick<RangeAnchor, 'kind' | 'path'>): AnchoredText {
  if (kind === 'text') {
    const text = sharedText(document, path)
    return { text, reading: readingOfText(text) }
  }
  const tree = sharedTree(document, path)
  return { text: tree.text, reading: readingOfTree(tree) }
}

/** One end of a selection; in a plain text the block is `''`. */
export interface RangeEnd {
  block: string
  /** Letters before it (UTF-16 units, a break counts one). */
  offset: number
}

/** Returns an anchor for a selection, whose ends may be in either order; null for an empty one. */
export function rangeAnchor(
  document: Y.Doc,
  field: Pick<RangeAnchor, 'kind' | 'path'>,
  from: RangeEnd,
  to: RangeEnd,
): RangeAnchor | null {
  const { text, reading } = textOf(document, field)
  const stretch = stretchBetween(reading, from, to)
  if (!stretch) return null
  const pieces = intervalsOf(reading, stretch).flatMap(({ from, to }): Piece[] => {
    const [first, last] = [letterAt(text, from), letterAt(text, to - 1)]
    return first && last ? [{ first, last }] : []
  })
  if (pieces.length === 0) return null
  const quote = quoteOf(reading.text, stretch)
  return { type: 'range', ...field, generation: generationOf(document), pieces, quote }
}

function letterAt(text: Y.Text, index: number): LetterName | null {
  const { item } = Y.createRelativePositionFromTypeIndex(text, index, 0)
  return item && { client: item.client, clock: item.clock }
}

/** Returns an anchor for a whole block; null for a missing block. */
export function blockAnchor(document: Y.Doc, path: string, id: string): BlockAnchor | null {
  const tree = sharedTree(document, path)
  const block = currentState(tree).blocks.get(id)
  if (!block) return null
  const reading = readingOfTree(tree)
  return {
    type: 'block',
    path,
    block: id,
    blockType: block.type,
    quote: quoteOf(reading.text, stretchOfBlock(tree, reading, id)),
  }
}

function stretchOfBlock(tree: SharedTree, { lines }: CommentReading, id: string): Stretch {
  const { children } = currentState(tree)
  const inside = new Set<string>()
  const visit = (one: string) => {
    inside.add(one)
    for (const child of children.get(one) ?? []) visit(child)
  }
  visit(id)
  const own = lines.filter(({ block }) => inside.has(block))
  const last = own.at(-1)
  return { from: own[0]?.start ?? 0, to: last ? last.start + last.length : 0 }
}

/** Returns the current place of an anchor; a function of the document only. */
export function resolveAnchor(document: Y.Doc, anchor: Anchor): AnchorPlace {
  switch (anchor.type) {
    case 'document':
    case 'field':
      return anchor
    case 'block': {
      const block = resolveBlock(sharedTree(document, anchor.path), anchor)
      return block === null ? { type: 'detached' } : { type: 'block', path: anchor.path, block }
    }
    case 'range': {
      const { spans } = readRange(document, anchor)
      return spans.length === 0 ? { type: 'detached' } : { type: 'range', path: anchor.path, spans }
    }
  }
}

/** Reads a range: its text, the stretches that the anchor covers, and these as parts of blocks. */
export function readRange(
  document: Y.Doc,
  anchor: RangeAnchor,
): AnchoredText & { stretches: Stretch[]; spans: Span[] } {
  const { text, reading } = textOf(document, anchor)
  const stretches = resolveRange(document, text, reading, anchor)
  return { text, reading, stretches, spans: spansOf(reading, stretches) }
}

function resolveBlock(tree: SharedTree, { block, blockType, quote }: BlockAnchor): string | null {
  const { blocks } = currentState(tree)
  if (blocks.has(block)) return block
  for (const { id, runs } of blocks.values()) if (runs.some(({ segment }) => segment === block)) return id
  const reading = readingOfTree(tree)
  const place = quoteAnywhere(reading.text, quote)
  const line = place && reading.lines.find(({ start, length }) => start <= place.from && place.from <= start + length)
  for (let id = line?.block; id !== undefined; id = blocks.get(id)?.place.parent) {
    if (blocks.get(id)?.type === blockType) return id
  }
  return null
}

function resolveRange(document: Y.Doc, text: Y.Text, reading: CommentReading, anchor: RangeAnchor): Stretch[] {
  const { quote } = anchor
  const pieces = anchor.generation === generationOf(document) ? anchor.pieces : []
  const found = pieces.flatMap((piece) => placeOfPiece(document, text, piece) ?? [])
  const stretches = joinStretches(found.flatMap(({ interval }) => stretchesIn(reading, interval)))
  const isWhole =
    found.length === pieces.length && found.every(({ isFirstThere, isLastThere }) => isFirstThere && isLastThere)
  if (isWhole && stretches.length > 0) return stretches
  // Letters that came back stand where they were, with other ids.
  const near = hullOf(reading, stretches, found)
  const back = near && quoteTouching(reading.text, quote, near)
  // Text that came back can stand on either side of the deleted letters, with other text in between.
  if (back) return joinStretches([...stretches.filter(({ from, to }) => to < back.from || back.to < from), back])
  const [first] = stretches
  const last = stretches.at(-1)
  if (!first || !last) {
    const elsewhere = quoteAnywhere(reading.text, quote)
    return elsewhere ? [elsewhere] : []
  }
  const from = found[0]?.isFirstThere ? first.from : beginningNear(reading.text, first, quote)
  const to = found.at(-1)?.isLastThere ? last.to : endNear(reading.text, last, quote)
  const inner = stretches.map((one) => ({ from: one === first ? from : one.from, to: one === last ? to : one.to }))
  return joinStretches(inner.filter((one) => one.from < one.to))
}

interface FoundPiece {
  interval: Interval
  isFirstThere: boolean
  isLastThere: boolean
}

// Returns where the letters of a piece are or were; null for letters that this document has never had.
function placeOfPiece(document: Y.Doc, text: Y.Text, { first, last }: Piece): FoundPiece | null {
  const [from, behindFirst] = [positionOf(document, text, first, 0), positionOf(document, text, first, -1)]
  const [beforeLast, to] = [positionOf(document, text, last, 0), positionOf(document, text, last, -1)]
  if (from === null || to === null) return null
  return { interval: { from, to }, isFirstThere: from !== behindFirst, isLastThere: beforeLast !== to }
}

// Returns the position before a letter (`side` 0) or after it (-1); both are the same for a deleted letter.
function positionOf(document: Y.Doc, text: Y.Text, { client, clock }: LetterName, side: 0 | -1): number | null {
  const position = new Y.RelativePosition(null, null, Y.createID(client, clock), side)
  // Does not follow undone deletions: only the client that undid them knows of them.
  const place = Y.createAbsolutePositionFromRelativePosition(position, document, false)
  return place?.type === text ? place.index : null
}

function hullOf(reading: CommentReading, stretches: readonly Stretch[], found: readonly FoundPiece[]): Stretch | null {
  const ends = [
    ...stretches.flatMap(({ from, to }) => [from, to]),
    ...(stretches.length > 0
      ? []
      : found.flatMap(({ interval }) => [interval.from, interval.to].map((at) => readAt(reading, at)))),
  ]
  return ends.length === 0 ? null : { from: Math.min(...ends), to: Math.max(...ends) }
}
