import type { Inline, Mark } from '#blocks/core/block.types.ts'
import { joinRuns } from '#blocks/core/inline.convert.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { alignedPairs } from '#plugins/collaboration/document/alignment.ts'

// A word, the space between two, a sign, or a break: what one sees as changed or not.
type Piece = Inline

// Words with what belongs to them (an apostrophe, a point in a number); spaces; each other sign by itself.
const pieces = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu

function piecesOf(content: Inline[]): Piece[] {
  return content.flatMap((run): Piece[] => {
    if (run.type === 'hardBreak') return [run]
    return (run.text.match(pieces) ?? []).map((text) => ({ ...run, text }))
  })
}

function withMark(piece: Piece, type: 'diffAdded' | 'diffRemoved'): Inline {
  const mark: Mark = { type }
  return piece.type === 'hardBreak' ? piece : { ...piece, marks: [mark, ...piece.marks] }
}

// More pieces than this on both sides are not compared word by word: the whole middle is new.
const maxPieces = 2000

// A word weighs more than the space beside it, so that equal spaces do not pull words apart.
function weightOf(piece: Piece | undefined): number {
  return piece?.type === 'text' && piece.text.trim() !== '' ? piece.text.length + 1 : 1
}

export interface ComparedText {
  before: Inline[]
  after: Inline[]
}

/**
 * Compares two states of a text: removed text is marked `diffRemoved` in the one, new text `diffAdded` in the other.
 */
export function comparedText(before: Inline[], after: Inline[]): ComparedText {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  let start = 0
  while (start < Math.min(old.length, now.length) && sameJson(old[start], now[start])) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && sameJson(old.at(-1 - end), now.at(-1 - end))) end += 1
  const [middle, replacement] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const isComparable = middle.length <= maxPieces && replacement.length <= maxPieces
  const pairs = isComparable
    ? alignedPairs(middle.length, replacement.length, (pair) => {
        const piece = middle[pair.before]
        return sameJson(piece, replacement[pair.after]) ? weightOf(piece) : 0
      })
    : []
  const keptBefore = new Set(pairs.map((pair) => start + pair.before))
  const keptAfter = new Set(pairs.map((pair) => start + pair.after))
  const marked = (all: Piece[], kept: Set<number>, type: 'diffAdded' | 'diffRemoved') =>
    joinRuns(
      all.map((piece, index) =>
        index < start || index >= all.length - end || kept.has(index) ? piece : withMark(piece, type),
      ),
    )
  return { before: marked(old, keptBefore, 'diffRemoved'), after: marked(now, keptAfter, 'diffAdded') }
}
