import type * as Y from 'yjs'
import type { SharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { rootId } from '#plugins/collaboration/document/document.layout.ts'
import { currentState, type SharedState } from '#plugins/collaboration/document/tree.read.ts'
import type { Span } from './anchor.schema.ts'

interface ReadRun {
  // The position of its first letter in the shared text.
  at: number
  start: number
  length: number
}

// A line of what is read: the text of one block.
interface Line {
  block: string
  start: number
  length: number
}

/** A text in the order in which people read it, with a line end between blocks. */
export interface CommentReading {
  text: string
  runs: ReadRun[]
  lines: Line[]
}

/** A stretch of what is read; `to` is behind it. */
export interface Stretch {
  from: number
  to: number
}

const readings = new WeakMap<SharedState, CommentReading>()

/** Returns the text of a tree. Not for use within a transaction that changes it. */
export function readingOfTree(tree: SharedTree): CommentReading {
  const state = currentState(tree)
  const known = readings.get(state)
  if (known) return known
  const reading: CommentReading = { text: '', runs: [], lines: [] }
  const texts: string[] = []
  let start = 0
  const visit = (id: string) => {
    const block = state.blocks.get(id)
    if (!block) return
    if (block.segments.length > 0) {
      reading.lines.push({ block: id, start, length: block.text.length })
      for (const { at, text } of block.runs) {
        reading.runs.push({ at, start, length: text.length })
        start += text.length
      }
      texts.push(block.text)
      start += 1
    }
    for (const child of state.children.get(id) ?? []) visit(child)
  }
  for (const id of state.children.get(rootId) ?? []) visit(id)
  reading.text = texts.join('\n')
  readings.set(state, reading)
  return reading
}

/** Returns the text of a plain field: one line. */
export function readingOfText(text: Y.Text): CommentReading {
  const { length } = text
  return { text: text.toString(), runs: [{ at: 0, start: 0, length }], lines: [{ block: '', start: 0, length }] }
}

/** Positions in the shared text that lie side by side there; `to` is behind them. */
export interface Interval {
  from: number
  to: number
}

export function stretchesIn({ runs }: CommentReading, { from, to }: Interval): Stretch[] {
  return runs.flatMap(({ at, start, length }) => {
    const first = Math.max(from, at)
    const last = Math.min(to, at + length)
    return first < last ? [{ from: start + first - at, to: start + last - at }] : []
  })
}

/** Returns the intervals of the shared text that hold a stretch of the read text, in reading order. */
export function intervalsOf({ runs }: CommentReading, { from, to }: Stretch): Interval[] {
  const found: Interval[] = []
  for (const { at, start, length } of runs) {
    const first = Math.max(from, start)
    const last = Math.min(to, start + length)
    if (first >= last) continue
    const interval = { from: at + first - start, to: at + last - start }
    const previous = found.at(-1)
    if (previous?.to === interval.from) previous.to = interval.to
    else found.push(interval)
  }
  return found
}

/**
 * Returns the place in the read text of a position of the shared text; that of the next visible letter, where the
 * position itself is not visible.
 */
export function readAt({ runs, text }: CommentReading, position: number): number {
  const inside = runs.find(({ at, length }) => at <= position && position <= at + length)
  if (inside) return inside.start + position - inside.at
  return runs.filter(({ at }) => at > position).toSorted((a, b) => a.at - b.at)[0]?.start ?? text.length
}

/** Returns stretches in order, those that touch or overlap made one. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

export function spansOf({ lines }: CommentReading, stretches: readonly Stretch[]): Span[] {
  return lines.flatMap(({ block, start, length }) =>
    stretches.flatMap(({ from, to }) => {
      const first = Math.max(from, start)
      const last = Math.min(to, start + length)
      return first < last ? [{ block, from: first - start, to: last - start }] : []
    }),
  )
}

/** Returns the stretch between two places in blocks; null for blocks without text. */
export function stretchBetween(
  { lines }: CommentReading,
  from: { block: string; offset: number },
  to: { block: string; offset: number },
): Stretch | null {
  const place = ({ block, offset }: { block: string; offset: number }) => {
    const line = lines.find((one) => one.block === block)
    return line && line.start + Math.min(offset, line.length)
  }
  const [one, other] = [place(from), place(to)]
  if (one === undefined || other === undefined) return null
  return { from: Math.min(one, other), to: Math.max(one, other) }
}
