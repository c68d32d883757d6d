import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type SharedTree, sharedTree } from './document.layout.ts'
import { randomSequence } from './fuzzRandom.ts'
import { currentState, readState, readTree, type SharedState, treeOfState } from './tree.read.ts'
import { writeTree } from './tree.write.ts'

type Random = ReturnType<typeof randomSequence>

// A simulated writer, with the messages of others that have not arrived yet.
interface Writer {
  number: number
  document: Y.Doc
  tree: SharedTree
  origin: object
  undo: Y.UndoManager
  arriving: Uint8Array[]
  hasUndone: boolean
}

// The first keystroke's character. Every keystroke types a unique character, so that each can be looked for afterwards.
const firstKeystroke = 0x4e00

export interface FuzzResult {
  trees: Block[][]
  /** Keystrokes that are missing although no writer deleted them and their own writer did not undo them. */
  lost: string[]
  doubled: string[]
  /** The operations that were done, in order. */
  operations: string[]
  /** Number of times at which following the changes and reading the whole document differed. */
  misread: number
}

export interface FuzzOptions {
  seed: number
  writers: number
  steps: number
  /** The share of steps in which a message arrives: less means that people see each other later. */
  delivery: number
}

interface World {
  random: Random
  writers: Writer[]
  typedBy: Map<string, Writer>
  deleted: Set<string>
  nextId: number
}

const isText = (block: Block) => definitionOf(block.type)?.kind === 'text'
const textOf = (block: Block) => inlineText(block.content)

function mapTree(blocks: Block[], change: (block: Block) => Block[]): Block[] {
  return blocks.flatMap((block) => change({ ...block, children: mapTree(block.children, change) }))
}

function newBlock(world: World, type: string, text = ''): Block {
  world.nextId += 1
  const content = text ? [{ type: 'text' as const, text, marks: [] }] : []
  return { id: `n${world.nextId}`, type, props: {}, children: [], content }
}

function withText(block: Block, text: string): Block {
  return { ...block, content: text ? [{ type: 'text', text, marks: [] }] : [] }
}

const replaceBlock = (blocks: Block[], id: string, by: (block: Block) => Block[]) =>
  mapTree(blocks, (block) => (block.id === id ? by(block) : [block]))

type Operation = (world: World, writer: Writer, blocks: Block[]) => Block[] | null

function noteDeleted(world: World, text: string): void {
  for (const character of text) world.deleted.add(character)
}

const operations: Record<string, { weight: number; run: Operation }> = {
  type: {
    weight: 30,
    run: (world, writer, blocks) => {
      const block = world.random.pick([...walkBlocks(blocks)].filter(isText))
      if (!block) return null
      const text = textOf(block)
      const at = world.random.below(text.length + 1)
      const character = String.fromCharCode(firstKeystroke + world.typedBy.size)
      world.typedBy.set(character, writer)
      return replaceBlock(blocks, block.id, (found) => [
        withText(found, text.slice(0, at) + character + text.slice(at)),
      ])
    },
  },
  deleteText: {
    weight: 6,
    run: (world, _writer, blocks) => {
      const block = world.random.pick([...walkBlocks(blocks)].filter((found) => textOf(found).length > 0))
      if (!block) return null
      const text = textOf(block)
      const at = world.random.below(text.length)
      const length = 1 + world.random.below(Math.min(4, text.length - at))
      noteDeleted(world, text.slice(at, at + length))
      return replaceBlock(blocks, block.id, (found) => [withText(found, text.slice(0, at) + text.slice(at + length))])
    },
  },
  split: {
    weight: 8,
    run: (world, _writer, blocks) => {
      const block = world.random.pick([...walkBlocks(blocks)].filter(isText))
      if (!block) return null
      const text = textOf(block)
      const at = world.random.below(text.length + 1)
      const next = newBlock(world, block.type, text.slice(at))
      return replaceBlock(blocks, block.id, (found) => [withText(found, text.slice(0, at)), next])
    },
  },
  merge: {
    weight: 8,
    run: (world, _writer, blocks) => {
      const pairs = [{ children: blocks }, ...walkBlocks(blocks)].flatMap(({ children }) =>
        children.flatMap((block, index) => {
          const next = children[index + 1]
          return next && isText(block) && isText(next) ? [[block, next] as const] : []
        }),
      )
      const pair = world.random.pick(pairs)
      if (!pair) return null
      const [first, second] = pair
      return mapTree(blocks, (block) => {
        if (block.id === second.id) return []
        return block.id === first.id ? [withText(block, textOf(first) + textOf(second))] : [block]
      })
    },
  },
  move: {
    weight: 8,
    run: (world, _writer, blocks) => {
      const block = world.random.pick([...walkBlocks(blocks)])
      if (!block) return null
      const inside = new Set([...walkBlocks([block])].map(({ id }) => id))
      const allowedParents = [...walkBlocks(blocks)].filter(({ id, type }) => type === 'container' && !inside.has(id))
      const home = world.random.next() < 0.4 ? world.random.pick(allowedParents) : undefined
      const rest = replaceBlock(blocks, block.id, () => [])
      const insert = (siblings: Block[]) => {
        const at = world.random.below(siblings.length + 1)
        return [...siblings.slice(0, at), block, ...siblings.slice(at)]
      }
      if (!home) return insert(rest)
      return replaceBlock(rest, home.id, (found) => [{ ...found, children: insert(found.children) }])
    },
  },
  insertBlock: {
    weight: 6,
    run: (world, _writer, blocks) => {
      const type = world.random.pick(['paragraph', 'container', 'spacer', 'pullquote']) ?? 'paragraph'
      const block = newBlock(world, type)
      const at = world.random.below(blocks.length + 1)
      return [...blocks.slice(0, at), block, ...blocks.slice(at)]
    },
  },
  removeBlock: {
    weight: 3,
    run: (world, _writer, blocks) => {
      const block = world.random.pick([...walkBlocks(blocks)])
      if (!block) return null
      for (const gone of walkBlocks([block])) noteDeleted(world, textOf(gone))
      return replaceBlock(blocks, block.id, () => [])
    },
  },
  setProps: {
    weight: 5,
    run: (world, _writer, blocks) => {
      const block = world.random.pick(
        [...walkBlocks(blocks)].filter(({ type }) => type === 'spacer' || type === 'pullquote'),
      )
      if (!block) return null
      const props =
        block.type === 'spacer' ? { height: 1 + world.random.below(200) } : { attribution: `A${world.random.below(9)}` }
      return replaceBlock(blocks, block.id, (found) => [{ ...found, props: { ...found.props, ...props } }])
    },
  },
}

/** The names of all that writers can do. */
export const everyOperation = [...Object.keys(operations), 'undo', 'redo']

const lots = Object.entries(operations).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

function startWriter(number: number, base: Uint8Array): Writer {
  const document = new Y.Doc()
  document.clientID = number + 1
  Y.applyUpdate(document, base)
  const tree = sharedTree(document, 'body')
  const origin = { writer: number }
  const undo = new Y.UndoManager([tree.text, tree.registers], { trackedOrigins: new Set([origin]), captureTimeout: 0 })
  return { number, document, tree, origin, undo, arriving: [], hasUndone: false }
}

function deliver(writer: Writer): void {
  const update = writer.arriving.shift()
  if (update) Y.applyUpdate(writer.document, update, 'remote')
}

/** Runs random operations of writers on one document; messages between them arrive late. */
export function fuzz({ seed, writers: count, steps, delivery }: FuzzOptions): FuzzResult {
  const random = randomSequence(seed)
  const first = new Y.Doc()
  first.clientID = 999
  const world: World = { random, writers: [], typedBy: new Map(), deleted: new Set(), nextId: 0 }
  writeTree(
    sharedTree(first, 'body'),
    [newBlock(world, 'paragraph'), newBlock(world, 'paragraph'), newBlock(world, 'container')],
    {},
  )
  const base = Y.encodeStateAsUpdate(first)
  world.writers = Array.from({ length: count }, (_, number) => startWriter(number, base))
  for (const writer of world.writers) {
    writer.document.on('update', (update: Uint8Array, from: unknown) => {
      if (from === 'remote') return
      for (const other of world.writers) if (other !== writer) other.arriving.push(update)
    })
  }
  const done: string[] = []
  let misread = 0
  for (let step = 0; step < steps; step += 1) {
    for (const { tree } of world.writers) if (!isFollowed(tree)) misread += 1
    const writer = random.pick(world.writers)
    if (!writer) break
    if (random.next() < delivery) deliver(writer)
    const roll = random.next()
    if (roll < 0.06) {
      writer.hasUndone = true
      writer.undo.undo()
      done.push('undo')
      continue
    }
    if (roll < 0.09) {
      writer.undo.redo()
      done.push('redo')
      continue
    }
    const name = random.pick(lots) ?? 'type'
    const next = operations[name]?.run(world, writer, readTree(writer.tree))
    if (!next) continue
    done.push(name)
    writeTree(writer.tree, next, writer.origin)
    writer.undo.stopCapturing()
  }
  while (world.writers.some(({ arriving }) => arriving.length > 0)) for (const writer of world.writers) deliver(writer)

  const trees = world.writers.map(({ tree }) => readTree(tree))
  const text = [...walkBlocks(trees[0] ?? [])].map(textOf).join('')
  const lost: string[] = []
  const doubled: string[] = []
  for (const [character, writer] of world.typedBy) {
    const times = text.split(character).length - 1
    // Text that two writers deleted at the same time and both restored occurs twice: each undid a deletion of their
    // own.
    if (times > 1 && !world.deleted.has(character)) doubled.push(character)
    if (times === 0 && !world.deleted.has(character) && !writer.hasUndone) lost.push(character)
  }
  return { trees, lost, doubled, misread, operations: done }
}

// Returns whether what was read change by change is what a reading of the whole document says, positions included.
function isFollowed(tree: SharedTree): boolean {
  const whole = readState(tree)
  return sameJson(readTree(tree), treeOfState(whole)) && sameJson(positionsIn(currentState(tree)), positionsIn(whole))
}

const positionsIn = ({ blocks }: SharedState) =>
  [...blocks.values()].map(({ id, start, segments, runs }) => [
    [id, start, segments],
    runs.map(({ at, text, attributes, segment }) => [at, text, attributes, segment]),
  ])
