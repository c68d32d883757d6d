import type * as Y from 'yjs'
import { storableText } from '../document/fieldValue.ts'
import type { TextAttributes } from '../document/marks.attributes.ts'
import { breakCharacter } from '../document/segments.read.ts'
import { commonEnd, commonStart } from '../document/textChange.ts'
import type { Origin } from '../document/tree.write.ts'
import type { RangeAnchor } from './anchor.schema.ts'
import { readRange } from './anchor.ts'
import { type Interval, intervalsOf } from './reading.ts'

/** Why a text cannot be put in place of another: it is gone, or it runs over several blocks. */
export type Irreplaceable = 'detached' | 'several blocks'

/** Why what an anchor is about cannot be replaced by another text; null when it can. */
export function whyIrreplaceable(document: Y.Doc, anchor: RangeAnchor): Irreplaceable | null {
  const { spans } = readRange(document, anchor)
  if (spans.length === 0) return 'detached'
  return spans.length > 1 ? 'several blocks' : null
}

/**
 * Puts a text in place of what an anchor is about, as one change under `origin`. What both have in common at the beginning
 * and at the end stays, with its formatting; the anchor is about the new text then.
 *
 * @returns whether it was done: see `whyIrreplaceable`
 */
export function replaceRange(document: Y.Doc, anchor: RangeAnchor, wanted: string, origin: Origin): boolean {
  const { text, reading, stretches, spans } = readRange(document, anchor)
  const [stretch] = stretches
  if (!stretch || spans.length !== 1) return false
  const before = reading.text.slice(stretch.from, stretch.to)
  // A line of a form has no line ends.
  const after = storableText(anchor.kind === 'text' ? wanted.replaceAll(/\s*\n\s*/g, ' ') : wanted)
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const from = stretch.from + start
  const gone = intervalsOf(reading, { from, to: stretch.to - end })
  const inserted = after.slice(start, after.length - end)
  // Behind a letter that stays; else behind the first one that goes. Both are between the letters that the anchor names.
  const [letter = ''] = before
  const [previous] = intervalsOf(reading, start > 0 ? { from: from - 1, to: from } : { from, to: from + letter.length })
  if (!previous) return false
  const at = gone.length === 0 && start === 0 ? previous.from : previous.to
  document.transact(() => {
    insert(text, at, inserted, attributesAt(text, previous.from))
    const behind = gone.flatMap((interval) => movedBy(interval, at, inserted.length))
    for (const { from: first, to } of behind.toSorted((a, b) => b.from - a.from)) text.delete(first, to - first)
  }, origin)
  return true
}

/** An interval after letters were inserted at a place, in two where that lies inside of it. */
function movedBy({ from, to }: Interval, at: number, length: number): Interval[] {
  if (to <= at) return [{ from, to }]
  if (from >= at) return [{ from: from + length, to: to + length }]
  return [
    { from, to: at },
    { from: at + length, to: to + length },
  ]
}

function insert(text: Y.Text, at: number, inserted: string, attributes: TextAttributes): void {
  let place = at
  for (const part of inserted.split(/(\n)/)) {
    if (part === breakCharacter) text.insertEmbed(place, { break: true }, attributes)
    else if (part !== '') text.insert(place, part, attributes)
    place += part.length
  }
}

/** The formatting of the letter at a position. */
function attributesAt(text: Y.Text, position: number): TextAttributes {
  let at = 0
  for (const { insert: part, attributes } of text.toDelta()) {
    at += typeof part === 'string' ? part.length : 1
    if (at > position) return attributes ?? {}
  }
  return {}
}
