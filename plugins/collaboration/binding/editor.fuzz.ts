import { $getRoot } from 'lexical'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { $createBlock } from '#blocks/registry/nodes.ts'
import { type BlockType, schemas } from '#blocks/registry/schemas.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { sharedTree } from '../document/document.layout.ts'
import { randomSequence } from '../document/fuzzRandom.ts'
import { readTree } from '../document/tree.read.ts'
import { writeTree } from '../document/tree.write.ts'
import { bindEditor } from './bindEditor.ts'
import { freeTypes, operations, type World, type Writer } from './editorFuzzOperations.ts'

/** The names of all that writers can do. */
export const everyOperation = [...Object.keys(operations), 'undo', 'redo']

const lots = Object.entries(operations).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

// Blocks that hold text or other blocks: in each of them something can be typed.
const startingTypes = freeTypes.filter((type) => schemas[type].kind !== 'leaf')

function startWriter(number: number, client: number, base: Uint8Array): Writer {
  const document = new Y.Doc()
  document.clientID = number + 1
  Y.applyUpdate(document, base)
  const tree = sharedTree(document, 'body')
  const origin = { writer: number }
  const undo = new Y.UndoManager([tree.text, tree.registers], {
    trackedOrigins: new Set([origin]),
    captureTimeout: Number.POSITIVE_INFINITY,
  })
  const editor = openBlockEditor([])
  const viewDocument = new Y.Doc()
  viewDocument.clientID = client
  const binding = bindEditor(editor, document, 'body', origin, undefined, viewDocument)
  return { name: `writer ${number + 1}`, document, tree, editor, binding, undo, arriving: [], hasUndone: false }
}

function deliver(writer: Writer): void {
  const update = writer.arriving.shift()
  if (update) Y.applyUpdate(writer.document, update, 'remote')
}

/** What else happens in the document while writers write. */
export interface Beside {
  /** Called after each turn, in the document of its writer. */
  act: (seed: number, document: Y.Doc) => void
  /**
   * Returns the faults at the end.
   *
   * @param stayed returns whether a typed letter has to be there still
   */
  faults: (documents: readonly Y.Doc[], stayed: (letter: string) => boolean) => string[]
}

export interface EditorFuzzOptions {
  seed: number
  writers: number
  steps: number
  /** The share of steps in which a message arrives: less means that people see each other later. */
  delivery: number
  /** Begins what happens beside the text. */
  beside: () => Beside
}

export interface EditorFuzzResult {
  /** The tree in each writer's document. */
  trees: Block[][]
  /** The tree in each writer's editor. */
  shown: Block[][]
  /** Keystrokes that are missing although no writer deleted them and their own writer did not undo them. */
  lost: string[]
  doubled: string[]
  /** Faults of what happens beside the text. */
  beside: string[]
  operations: string[]
}

function startingTree(types: readonly BlockType[]): Block[] {
  const editor = openBlockEditor([])
  editor.update(() => void $getRoot().append(...types.map((type) => $createBlock(type))), { discrete: true })
  return blocksFromLexical(editor.getEditorState().toJSON()).map(withDistinctIds('start'))
}

function withDistinctIds(prefix: string) {
  return (block: Block, index: number): Block => {
    const id = `${prefix}-${index}`
    return { ...block, id, children: block.children.map(withDistinctIds(id)) }
  }
}

// Replaces the random ids of new blocks by counted ones: random ids would make every run different.
function countIds(): () => void {
  const original = crypto.randomUUID
  let count = 0
  const next = (): ReturnType<typeof original> => {
    count += 1
    return `${String(count).padStart(8, '0')}-0000-0000-0000-000000000000`
  }
  Object.defineProperty(crypto, 'randomUUID', { value: next, configurable: true })
  return () => Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true })
}

function act(world: World, writer: Writer): string | null {
  const { random } = world
  const roll = random.next()
  if (roll < 0.06) {
    writer.hasUndone = true
    takeBack(writer, () => writer.undo.undo())
    return 'undo'
  }
  if (roll < 0.09) {
    takeBack(writer, () => writer.undo.redo())
    return 'redo'
  }
  const name = random.pick(lots) ?? 'type'
  let isDone = false
  writer.editor.update(
    () => {
      isDone = operations[name]?.run(world, writer) === true
    },
    { discrete: true },
  )
  // What is done without a pause is undone together.
  if (random.next() < 0.7) writer.undo.stopCapturing()
  return isDone ? name : null
}

// Undo and redo are commands of the editor, which run within an update of it.
function takeBack({ editor, binding }: Writer, step: () => void): void {
  editor.update(
    () => {
      step()
      binding.refresh()
    },
    { discrete: true },
  )
}

/** One turn of a run. Each has a seed of its own, so that a run can be repeated without some of them. */
export interface Turn {
  writer: number
  seed: number
  /** True when a message arrives before the turn. */
  hears: boolean
  /** True when the writer's screen shows what arrived before they act, and after it. */
  looks: [before: boolean, after: boolean]
}

export interface EditorFuzzRun {
  /** The id of each writer: of two changes of the same moment the higher one's wins. */
  writers: number[]
  beginning: BlockType[]
  turns: Turn[]
  beside: () => Beside
}

/**
 * Returns the run of a seed. A story begins with a few blocks, or none: the fewer there are, the more often writers
 * edit the same block.
 */
export function runOf({ seed, writers, steps, delivery, beside }: EditorFuzzOptions): EditorFuzzRun {
  const random = randomSequence(seed)
  const beginning = Array.from({ length: random.below(6) }, () => random.pick(startingTypes) ?? 'paragraph')
  const turns = Array.from(
    { length: steps },
    (): Turn => ({
      writer: random.below(writers),
      seed: random.below(2 ** 31),
      hears: random.next() < delivery,
      // Now and then a writer types before their screen shows what arrived.
      looks: [random.next() < 0.8, random.next() < 0.8],
    }),
  )
  return { writers: Array.from({ length: writers }, () => 1000 + random.below(2 ** 31)), beginning, turns, beside }
}

/** Runs random operations of writers, at editors without a page, on one document; messages between them arrive late. */
export function fuzzEditors(run: EditorFuzzRun): EditorFuzzResult {
  const restore = countIds()
  try {
    return write(run)
  } finally {
    restore()
  }
}

function write({ writers: clients, beginning, turns, beside: begin }: EditorFuzzRun): EditorFuzzResult {
  const first = new Y.Doc()
  first.clientID = 999
  if (beginning.length > 0) writeTree(sharedTree(first, 'body'), startingTree(beginning), {})
  const base = Y.encodeStateAsUpdate(first)
  const writers = clients.map((client, number) => startWriter(number, client, base))
  const world: World = { random: randomSequence(0), writers, typedBy: new Map(), deleted: new Set() }
  for (const writer of writers) {
    writer.document.on('update', (update: Uint8Array, from: unknown) => {
      if (from === 'remote') return
      for (const other of writers) if (other !== writer) other.arriving.push(update)
    })
  }
  const done: string[] = []
  const beside = begin()
  for (const { writer: number, seed, hears, looks } of turns) {
    const writer = writers[number]
    if (!writer) continue
    if (hears) deliver(writer)
    if (looks[0]) writer.binding.refresh()
    const name = act({ ...world, random: randomSequence(seed) }, writer)
    if (name) done.push(`${writer.name}: ${name}`)
    beside.act(seed, writer.document)
    if (looks[1]) writer.binding.refresh()
  }
  settle(writers)
  const trees = writers.map(({ tree }) => readTree(tree))
  const shown = writers.map(({ binding }) => binding.tree())
  for (const { binding } of writers) binding.destroy()
  const stayed = (letter: string) => {
    const typist = world.typedBy.get(letter)
    return typist !== undefined && !typist.hasUndone && !world.deleted.has(letter)
  }
  const documents = writers.map(({ document }) => document)
  return {
    trees,
    shown,
    beside: beside.faults(documents, stayed),
    operations: done,
    ...keystrokes(world, trees[0] ?? []),
  }
}

function settle(writers: Writer[]): void {
  for (let round = 0; round < 20; round += 1) {
    for (const writer of writers) while (writer.arriving.length > 0) deliver(writer)
    for (const { binding } of writers) binding.refresh()
    if (writers.every(({ arriving }) => arriving.length === 0)) return
  }
}

function keystrokes({ typedBy, deleted }: World, tree: Block[]): { lost: string[]; doubled: string[] } {
  const text = [...walkBlocks(tree)].map(({ content }) => inlineText(content)).join('')
  const lost: string[] = []
  const doubled: string[] = []
  for (const [character, writer] of typedBy) {
    const times = text.split(character).length - 1
    // Text that two writers deleted at the same time and both restored occurs twice: each undid a deletion of their
    // own.
    if (times > 1 && !deleted.has(character)) doubled.push(character)
    if (times === 0 && !deleted.has(character) && !writer.hasUndone) lost.push(character)
  }
  return { lost, doubled }
}

/** Returns the faults at the end of a run; empty for a correct run. */
export function faultsOf({ trees, shown, lost, doubled, beside }: EditorFuzzResult): string[] {
  const [first] = trees
  const isOther = (tree: Block[]) => !sameJson(tree, first)
  return [
    ...trees.filter(isOther).map(() => 'not everybody has the same document'),
    ...shown.filter(isOther).map(() => 'an editor shows something else than the document says'),
    ...lost.map((keystroke) => `${keystroke} is lost`),
    ...doubled.map((keystroke) => `${keystroke} is there twice`),
    ...beside,
    ...validateTree(first ?? []).map(({ message }) => message),
  ]
}

/** Returns a failing run with the fewest turns that still fail, as far as leaving turns out finds them. */
export function shortestFailing(run: EditorFuzzRun): EditorFuzzRun {
  const fails = (turns: Turn[]) => faultsOf(fuzzEditors({ ...run, turns })).length > 0
  let shortest = run.turns
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length; ) {
      const some = [...shortest.slice(0, at), ...shortest.slice(at + size)]
      if (fails(some)) shortest = some
      else at += size
    }
  }
  return { ...run, turns: shortest }
}
