import type * as Y from 'yjs'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { storableText } from '#plugins/collaboration/document/fieldValue.ts'
import { currentState } from '#plugins/collaboration/document/tree.read.ts'
import type { Origin } from '#plugins/collaboration/document/tree.write.ts'
import type { RangeAnchor } from './anchor.schema.ts'
import { readRange } from './anchor.ts'
import { type LinesPlan, planLines } from './lines.plan.ts'
import type { CommentReading, Stretch } from './reading.ts'
import { applyEdits, editsToReplace } from './replaceRangeEdits.ts'
import {
  canJoin,
  type Joining,
  joinBlocks,
  joiningOf,
  linesOf,
  type RangeLine,
  removedStretch,
  splitAtBreaks,
} from './replaceRangeLines.ts'

/**
 * The reason why a text cannot be replaced: it was deleted; other text was inserted in between; or paragraphs of
 * different containers, such as two columns, would be joined.
 */
export type Irreplaceable = 'detached' | 'scattered' | 'apart'

// A range that can be replaced: its text as one stretch, and what is to be done to its lines.
interface Replaceable {
  text: Y.Text
  reading: CommentReading
  lines: RangeLine[]
  plan: LinesPlan
  joining: Joining | null
}

/**
 * Returns the text that an anchor is about, with a line end between blocks; null where it cannot be replaced by any
 * other.
 */
export function replaceableText(document: Y.Doc, anchor: RangeAnchor): string | null {
  const { reading, stretches } = readRange(document, anchor)
  const stretch = wholeStretch(reading, stretches)
  return stretch && reading.text.slice(stretch.from, stretch.to)
}

/** Returns why the text of an anchor cannot be replaced by this text; null when it can. */
export function whyIrreplaceable(document: Y.Doc, anchor: RangeAnchor, wanted: string): Irreplaceable | null {
  const found = replacementOf(document, anchor, wanted)
  return typeof found === 'string' ? found : null
}

/**
 * Replaces the text of an anchor, as changes under `origin`. The new lines replace the blocks and lines of the anchor:
 * equal lines stay, and so does the common part of a line and the one it replaces. Removed lines join the text around
 * them, new ones become blocks of their own, as if a user had typed it all.
 *
 * @returns whether it was done: see `whyIrreplaceable`
 */
export function replaceRange(document: Y.Doc, anchor: RangeAnchor, wanted: string, origin: Origin): boolean {
  const found = replacementOf(document, anchor, wanted)
  if (typeof found === 'string') return false
  const { text, reading, lines, plan, joining } = found
  const tree = anchor.kind === 'tree' ? sharedTree(document, anchor.path) : null
  const startOf = (block: string) => (tree ? currentState(tree).blocks.get(block)?.start : 0)
  const grown = plan.grown && lines[plan.grown.line]
  const breaksBefore = grown ? breaksBeforeIn(reading, grown) : 0
  const edits = plan.rewritten.flatMap(({ line, text: said }) => {
    const own = lines[line]
    return own ? editsToReplace(text, reading, own, said, startOf(own.block)) : []
  })
  if (plan.removed) edits.push(...editsToReplace(text, reading, removedStretch(lines, plan.removed), ''))
  document.transact(() => applyEdits(text, edits), origin)
  if (tree && joining) joinBlocks(tree, joining, origin)
  // A block that had breaks goes on with breaks.
  const hasBlocks = new Set(lines.map(({ block }) => block)).size > 1
  if (tree && grown && plan.grown && hasBlocks) {
    splitAtBreaks(tree, { block: grown.block, first: breaksBefore, count: plan.grown.by }, origin)
  }
  return true
}

function replacementOf(document: Y.Doc, anchor: RangeAnchor, wanted: string): Replaceable | Irreplaceable {
  const { text, reading, stretches } = readRange(document, anchor)
  if (stretches.length === 0) return 'detached'
  const stretch = wholeStretch(reading, stretches)
  if (!stretch) return 'scattered'
  // A line of a form has no line ends.
  const after = storableText(anchor.kind === 'text' ? wanted.replaceAll(/\s*\n\s*/g, ' ') : wanted)
  const lines = linesOf(reading, stretch)
  const plan = planLines(
    lines.map(({ from, to }) => reading.text.slice(from, to)),
    after.split('\n'),
  )
  const joining = plan.removed && joiningOf(reading, lines, plan.removed)
  if (joining && anchor.kind === 'tree' && !canJoin(sharedTree(document, anchor.path), joining)) return 'apart'
  return { text, reading, lines, plan, joining }
}

// The one stretch that stretches make together; null where text lies in between that belongs to none.
function wholeStretch({ lines }: CommentReading, stretches: readonly Stretch[]): Stretch | null {
  const [first] = stretches
  const last = stretches.at(-1)
  if (!first || !last) return null
  const isWhole = lines.every(({ start, length }) => {
    const [from, to] = [Math.max(start, first.from), Math.min(start + length, last.to)]
    return from >= to || stretches.some((one) => one.from <= from && to <= one.to)
  })
  return isWhole ? { from: first.from, to: last.to } : null
}

// Returns the number of breaks of a block before one of its lines.
function breaksBeforeIn({ text, lines }: CommentReading, { block, from }: RangeLine): number {
  const start = lines.find((line) => line.block === block)?.start ?? from
  return text.slice(start, from).split('\n').length - 1
}
