/**
 * Suggested texts in random runs of writers: accepted late, by any writer who has received them, while the others write
 * on.
 */
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { randomSequence } from '#plugins/collaboration/document/fuzzRandom.ts'
import { textOf } from '#plugins/collaboration/document/textChange.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import type { RangeAnchor } from './anchor.schema.ts'
import { rangeAnchor, readRange } from './anchor.ts'
import { readingOfTree } from './reading.ts'
import { replaceableText, replaceRange, whyIrreplaceable } from './replaceRange.ts'

const field = { kind: 'tree', path: 'body' } as const

// Every letter of a run is one of its own, so that each can be looked for afterwards.
const firstLetter = 0x4e00

interface Suggestion {
  anchor: RangeAnchor
  wanted: string
}

type Writer = ReturnType<typeof startWriter>

interface World {
  random: ReturnType<typeof randomSequence>
  writers: Writer[]
  // The writer of each letter; null: none yet, it is only suggested.
  writtenBy: Map<string, Writer | null>
  // Letters that a writer deleted, or that a suggestion may have restored.
  unsure: Set<string>
  // Letters that a suggestion wrote again although they stay, because they stand elsewhere in its line.
  rewritten: Set<string>
  // Undecided suggestions: when several users decide at once, the server admits one.
  open: Suggestion[]
  nextBlock: number
  faults: string[]
}

export interface SuggestionRun {
  trees: Block[][]
  faults: string[]
  /** The operations that were done, in order. */
  operations: string[]
}

function startWriter(number: number, base: Uint8Array) {
  const document = new Y.Doc()
  document.clientID = number + 1
  Y.applyUpdate(document, base)
  const tree = sharedTree(document, field.path)
  const origin = { writer: number }
  const undo = new Y.UndoManager([tree.text, tree.registers], { trackedOrigins: new Set([origin]), captureTimeout: 0 })
  return { document, tree, origin, undo, arriving: [] as Uint8Array[], hasUndone: false }
}

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: {},
  children: [],
  content: text ? [{ type: 'text', text, marks: [] }] : [],
})

function newLetter({ writtenBy }: World, writer: Writer | null): string {
  const letter = String.fromCharCode(firstLetter + writtenBy.size)
  writtenBy.set(letter, writer)
  return letter
}

const lettersOf = (text: string) => [...text].filter((letter) => letter !== '\n')

// The operations of a writer; each returns whether it could be done.
const operations: Record<string, (world: World, writer: Writer) => boolean> = {
  type: (world, writer) =>
    rewrite(world, writer, (text) => {
      const at = world.random.below(text.length + 1)
      return [text.slice(0, at) + newLetter(world, writer) + text.slice(at)]
    }),
  delete: (world, writer) =>
    rewrite(world, writer, (text) => {
      const at = world.random.below(text.length + 1)
      for (const letter of text.slice(at, at + 2)) world.unsure.add(letter)
      return [text.slice(0, at) + text.slice(at + 2)]
    }),
  split: (world, writer) =>
    rewrite(world, writer, (text) => {
      const at = world.random.below(text.length + 1)
      return [text.slice(0, at), text.slice(at)]
    }),
  merge: (world, { tree, origin }) => {
    const blocks = readTree(tree)
    const at = world.random.below(blocks.length - 1)
    const [first, second] = blocks.slice(at, at + 2)
    if (!first || !second) return false
    const merged = paragraph(first.id, textOf(first.content) + textOf(second.content))
    writeTree(tree, blocks.toSpliced(at, 2, merged), origin)
    return true
  },
  suggest: (world, { document, tree }) => {
    const { random } = world
    const [from, to] = [random.pick(readTree(tree)), random.pick(readTree(tree))].map(
      (block) => block && { block: block.id, offset: random.below(textOf(block.content).length + 1) },
    )
    const anchor = from && to ? rangeAnchor(document, field, from, to) : null
    const text = anchor && replaceableText(document, anchor)
    if (!anchor || text === null) return false
    // Some letters stay, some go, new ones come, lines end elsewhere.
    const wanted = [...text]
      .flatMap((letter) => {
        const roll = random.next()
        if (roll < 0.2) return []
        if (roll < 0.4) return [letter, newLetter(world, null)]
        return roll < 0.45 ? [letter, '\n'] : [letter]
      })
      .join('')
    world.open.push({ anchor, wanted })
    return true
  },
  accept: (world, writer) => {
    const suggestion = world.random.pick(world.open)
    if (!suggestion) return false
    world.open = world.open.filter((one) => one !== suggestion)
    return accept(world, writer, suggestion)
  },
  undo: (_world, writer) => {
    writer.hasUndone = true
    return writer.undo.undo() !== null
  },
  redo: (_world, writer) => writer.undo.redo() !== null,
}

export const everyOperation = Object.keys(operations)

function rewrite(world: World, { tree, origin }: Writer, change: (text: string) => string[]): boolean {
  const blocks = readTree(tree)
  const at = world.random.below(blocks.length)
  const block = blocks[at]
  if (!block) return false
  const changed = change(textOf(block.content)).map((text, index) => {
    if (index === 0) return paragraph(block.id, text)
    world.nextBlock += 1
    return paragraph(`p${world.nextBlock}`, text)
  })
  writeTree(tree, blocks.toSpliced(at, 1, ...changed), origin)
  return true
}

// Removes empty lines: a paragraph that a writer has merged away, and that only its letters kept, is removed with the
// last of them.
const withoutEmptyLines = (text: string) => text.split('\n').filter(Boolean).join('\n')

// Returns the ids that Yjs gave the letters of the text.
function namesOfLetters({ document, tree }: Writer): Map<string, string> {
  return new Map(
    readTree(tree).flatMap(({ id, content }) =>
      [...textOf(content)].map((letter, offset): [string, string] => {
        const anchor = rangeAnchor(document, field, { block: id, offset }, { block: id, offset: offset + 1 })
        return [letter, JSON.stringify(anchor?.pieces)]
      }),
    ),
  )
}

function accept(world: World, writer: Writer, { anchor, wanted }: Suggestion): boolean {
  const { document, tree, origin } = writer
  const { reading, stretches } = readRange(document, anchor)
  const [from = 0, to = 0] = [stretches[0]?.from, stretches.at(-1)?.to]
  const covered = reading.text.slice(from, to)
  const why = whyIrreplaceable(document, anchor, wanted)
  const before = namesOfLetters(writer)
  const isDone = replaceRange(document, anchor, wanted, origin)
  if (isDone !== (why === null)) world.faults.push(`it was ${isDone ? '' : 'not '}accepted, though it was ${why}`)
  const now = readingOfTree(tree).text
  const expected = isDone ? reading.text.slice(0, from) + wanted + reading.text.slice(to) : reading.text
  if (withoutEmptyLines(now) !== withoutEmptyLines(expected))
    world.faults.push(`${JSON.stringify(now)} is not ${JSON.stringify(expected)}`)
  if (!isDone) return false
  for (const letter of lettersOf(covered)) if (!wanted.includes(letter)) world.unsure.add(letter)
  const after = namesOfLetters(writer)
  for (const letter of lettersOf(wanted)) {
    if (covered.includes(letter) && before.get(letter) !== after.get(letter)) {
      // Two users who rewrite it at once write it twice, as with any two who replace one word.
      if (world.rewritten.has(letter)) world.unsure.add(letter)
      world.rewritten.add(letter)
    }
    if (world.writtenBy.get(letter) === null) world.writtenBy.set(letter, writer)
    // It was in the text when it was suggested, and is not any more, or stands elsewhere.
    else if (!covered.includes(letter)) world.unsure.add(letter)
  }
  return true
}

const lots = [
  'type',
  'type',
  'type',
  'delete',
  'split',
  'merge',
  'suggest',
  'suggest',
  'accept',
  'accept',
  'undo',
  'redo',
]

/** Runs random operations of writers on one document; messages between them arrive late. */
export function fuzzSuggestions(seed: number, { writers: count = 3, steps = 120, delivery = 0.4 } = {}): SuggestionRun {
  const random = randomSequence(seed)
  const first = new Y.Doc()
  first.clientID = 999
  writeTree(sharedTree(first, field.path), [paragraph('p1', ''), paragraph('p2', '')], {})
  const base = Y.encodeStateAsUpdate(first)
  const writers = Array.from({ length: count }, (_, number) => startWriter(number, base))
  const world: World = {
    random,
    writers,
    writtenBy: new Map(),
    unsure: new Set(),
    rewritten: new Set(),
    open: [],
    nextBlock: 2,
    faults: [],
  }
  for (const writer of writers) {
    writer.document.on('update', (update: Uint8Array, from: unknown) => {
      if (from === 'remote') return
      for (const other of writers) if (other !== writer) other.arriving.push(update)
    })
  }
  const deliver = ({ document, arriving }: Writer) => {
    const update = arriving.shift()
    if (update) Y.applyUpdate(document, update, 'remote')
  }
  const done: string[] = []
  for (let step = 0; step < steps; step += 1) {
    const [writer, name] = [random.pick(writers), random.pick(lots)]
    if (!writer || !name) break
    if (random.next() < delivery) deliver(writer)
    if (operations[name]?.(world, writer)) done.push(name)
    writer.undo.stopCapturing()
  }
  while (writers.some(({ arriving }) => arriving.length > 0)) for (const writer of writers) deliver(writer)

  const trees = writers.map(({ tree }) => readTree(tree))
  const text = (trees[0] ?? []).map(({ content }) => textOf(content)).join('')
  for (const [letter, writer] of world.writtenBy) {
    const times = text.split(letter).length - 1
    if (world.unsure.has(letter)) continue
    // A keystroke that its writer undoes and redoes is another letter than the one that was written again.
    const mayBeTwice = world.rewritten.has(letter) && writer?.hasUndone
    if (times > 1 && !mayBeTwice) world.faults.push(`${letter} is there ${times} times`)
    if (times === 1 && writer === null) world.faults.push(`${letter} is there, though nobody accepted it`)
    if (times === 0 && writer !== null && !writer.hasUndone) world.faults.push(`${letter} is lost`)
  }
  return { trees, faults: world.faults, operations: done }
}
