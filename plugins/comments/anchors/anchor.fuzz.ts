/** Comments in the random runs of writers: set at random texts, they still are about the letters that survive. */
import type * as Y from 'yjs'
import { sameJson } from '#blocks/core/sameJson.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { randomSequence } from '#plugins/collaboration/document/fuzzRandom.ts'
import type { Anchor, AnchorPlace } from './anchor.schema.ts'
import { rangeAnchor, resolveAnchor } from './anchor.ts'
import { type CommentReading, readingOfTree } from './reading.ts'

const field = { kind: 'tree', path: 'body' } as const

// A comment of a run. In these runs every keystroke is a letter of its own.
interface FuzzedComment {
  anchor: Anchor
  // The text that was selected.
  marked: string
  // The other text of that time.
  unmarked: string
}

const linesOf = (document: Y.Doc): CommentReading => readingOfTree(sharedTree(document, field.path))

// Comments on something random now and then; what a run does beside that stays the same.
function commentNowAndThen(seed: number, document: Y.Doc): FuzzedComment[] {
  const random = randomSequence(seed ^ 0x5bd1e995)
  const { lines, text } = linesOf(document)
  const [from, to] = [random.pick(lines), random.pick(lines)]
  if (random.next() > 0.1 || !from || !to) return []
  const [one, other] = [from, random.next() < 0.8 ? from : to].map(({ block, start, length }) => {
    const offset = random.below(length + 1)
    return { block, offset, at: start + offset }
  })
  const anchor = one && other && rangeAnchor(document, field, one, other)
  if (!anchor) return []
  const [start, end] = [Math.min(one.at, other.at), Math.max(one.at, other.at)]
  return [{ anchor, marked: text.slice(start, end), unmarked: text.slice(0, start) + text.slice(end) }]
}

function coveredBy(document: Y.Doc, place: AnchorPlace): string {
  if (place.type !== 'range') return ''
  const { lines, text } = linesOf(document)
  return place.spans
    .map(({ block, from, to }) => {
      const line = lines.find((one) => one.block === block)
      return line ? text.slice(line.start + from, line.start + to) : ''
    })
    .join('')
}

function faultsOfComments(
  comments: readonly FuzzedComment[],
  documents: readonly Y.Doc[],
  stayed: (letter: string) => boolean,
): string[] {
  return comments.flatMap(({ anchor, marked, unmarked }) => {
    const places = documents.map((document) => resolveAnchor(document, anchor))
    const [document] = documents
    const [place] = places
    if (!document || !place) return []
    const covered = coveredBy(document, place)
    const name = JSON.stringify(marked)
    return [
      ...places
        .filter((other) => !sameJson(other, place))
        .map(() => `the comment on ${name} is not in the same place for everybody`),
      ...[...marked]
        .filter((letter) => letter !== '\n' && stayed(letter) && !covered.includes(letter))
        .map((letter) => `the comment on ${name} has lost ${letter}`),
      ...[...unmarked]
        .filter((letter) => letter !== '\n' && !marked.includes(letter) && stayed(letter) && covered.includes(letter))
        .map((letter) => `the comment on ${name} has taken ${letter}`),
    ]
  })
}

/** Begins comments beside what writers do in a document; their faults are read after all messages have arrived. */
export function fuzzComments() {
  const comments: FuzzedComment[] = []
  return {
    act: (seed: number, document: Y.Doc) => void comments.push(...commentNowAndThen(seed, document)),
    faults: (documents: readonly Y.Doc[], stayed: (letter: string) => boolean) =>
      faultsOfComments(comments, documents, stayed),
  }
}
