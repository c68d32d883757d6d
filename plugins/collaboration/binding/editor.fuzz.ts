import { $insertList, $removeList } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $parseSerializedNode,
  $setSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { isInlineNode } from '#blocks/core/inline.convert.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { blocksFromLexical, settledTypes } from '#blocks/core/lexical.convert.ts'
import { hasChildren, type LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { $isBlockNode, $setProps } from '#blocks/core/node.factory.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { homesOf } from '#blocks/registry/homes.ts'
import { mayMove } from '#blocks/registry/moving.rules.ts'
import { $createBlock, blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { type SharedTree, sharedTree } from '../document/document.layout.ts'
import { randomSequence } from '../document/fuzz.random.ts'
import { readTree } from '../document/tree.read.ts'
import { writeTree } from '../document/tree.write.ts'
import { bindEditor, type EditorBinding } from './bindEditor.ts'
import { isBlockLevel } from './blockIds.ts'
import { $lengthOf, $spotOfPlace } from './editorCaret.ts'

type Random = ReturnType<typeof randomSequence>

/** Somebody at an editor, with the messages of others that have not arrived yet. */
interface Writer {
  name: string
  document: Y.Doc
  tree: SharedTree
  editor: LexicalEditor
  binding: EditorBinding
  undo: Y.UndoManager
  arriving: Uint8Array[]
  hasUndone: boolean
}

interface World {
  random: Random
  writers: Writer[]
  /** Every keystroke is a character of its own, so that each can be looked for afterwards. */
  typedBy: Map<string, Writer>
  deleted: Set<string>
}

const firstKeystroke = 0x4e00

/** Every block that may stand anywhere. */
const freeTypes = Object.values(schemas)
  .map(({ type }) => type)
  .filter((type) => !homesOf.has(type))

/** What writers start with: a block of each kind of container and of text, so that something is typed in all of them. */
const startingTypes = freeTypes.filter((type) => schemas[type].kind !== 'leaf')

function $textBlocks(): ElementNode[] {
  const found: ElementNode[] = []
  const visit = (node: LexicalNode) => {
    if (!$isElementNode(node)) return
    const children = node.getChildren()
    const isText =
      !node.isShadowRoot() && !children.some(isBlockLevel) && !['marked-list', 'root'].includes(node.getType())
    if (isText) found.push(node)
    else children.forEach(visit)
  }
  visit($getRoot())
  return found
}

/** Everything that stands among blocks and may stand anywhere. */
function $freeBlocks(): LexicalNode[] {
  const found: LexicalNode[] = []
  const visit = (node: LexicalNode) => {
    if (!isBlockLevel(node)) return
    const type = node.getType()
    if (type !== settledTypes.listitem && !homesOf.has(type)) found.push(node)
    if ($isElementNode(node)) node.getChildren().forEach(visit)
  }
  $getRoot().getChildren().forEach(visit)
  return found
}

/** The document and every box in it that holds any blocks: columns, containers, the inside of a sidebar. */
function $containers(): ElementNode[] {
  const found: ElementNode[] = [$getRoot()]
  const visit = (node: LexicalNode) => {
    if (!$isElementNode(node)) return
    if ($isBlockNode(node) && node.getDefinition().kind === 'flow') found.push(node)
    node.getChildren().forEach(visit)
  }
  visit($getRoot())
  return found
}

/** Selects in the text of a block. */
function $select(writer: Writer, block: ElementNode, from: number, to: number, end = block): RangeSelection | null {
  const place = (node: ElementNode, offset: number) =>
    $spotOfPlace({ id: writer.binding.ids.idOf(node), offset }, writer.binding.ids)
  const [anchor, focus] = [place(block, from), place(end, to)]
  if (!anchor || !focus) return null
  const selection = $createRangeSelection()
  selection.anchor.set(anchor.key, anchor.offset, anchor.type)
  selection.focus.set(focus.key, focus.offset, focus.type)
  $setSelection(selection)
  return selection
}

function noteDeleted(world: World, text: string): void {
  for (const character of text) world.deleted.add(character)
}

/** One thing that somebody does, within an update of their editor. Says false when there was nothing to do it to. */
type Operation = (world: World, writer: Writer) => boolean

function $caretSomewhere({ random }: World, writer: Writer): RangeSelection | null {
  const block = random.pick($textBlocks())
  if (!block) return null
  const at = random.below($lengthOf(block) + 1)
  return $select(writer, block, at, at)
}

function $rangeSomewhere({ random }: World, writer: Writer): RangeSelection | null {
  const block = random.pick($textBlocks().filter((candidate) => $lengthOf(candidate) > 0))
  if (!block) return null
  const length = $lengthOf(block)
  const from = random.below(length)
  return $select(writer, block, from, Math.min(length, from + 1 + random.below(4)))
}

function withCaret(change: (selection: RangeSelection, world: World) => void): Operation {
  return (world, writer) => {
    const selection = $caretSomewhere(world, writer)
    if (selection) change(selection, world)
    return selection !== null
  }
}

const operations: Record<string, { weight: number; run: Operation }> = {
  type: {
    weight: 30,
    run: (world, writer) => {
      const selection = $caretSomewhere(world, writer)
      const character = String.fromCharCode(firstKeystroke + world.typedBy.size)
      selection?.insertText(character)
      if (selection) world.typedBy.set(character, writer)
      return selection !== null
    },
  },
  deleteText: {
    weight: 6,
    run: (world, writer) => {
      const selection = $rangeSomewhere(world, writer)
      if (!selection) return false
      noteDeleted(world, selection.getTextContent())
      selection.removeText()
      return true
    },
  },
  deleteAcross: {
    weight: 3,
    run: (world, writer) => {
      const blocks = $textBlocks()
      const at = world.random.below(blocks.length)
      const [first, last] = [blocks[at], blocks[at + 1 + world.random.below(2)]]
      if (!first || !last) return false
      const selection = $select(
        writer,
        first,
        world.random.below($lengthOf(first) + 1),
        world.random.below($lengthOf(last) + 1),
        last,
      )
      if (!selection) return false
      noteDeleted(world, selection.getTextContent())
      selection.removeText()
      return true
    },
  },
  split: { weight: 8, run: withCaret((selection) => void selection.insertParagraph()) },
  breakLine: { weight: 3, run: withCaret((selection) => selection.insertLineBreak()) },
  merge: {
    weight: 8,
    run: (world, writer) => {
      const pairs = $textBlocks().flatMap((block) => {
        const next = block.getNextSibling()
        return $isElementNode(next) && $textBlocks().some((other) => other.is(next)) ? [[block, next] as const] : []
      })
      const pair = world.random.pick(pairs)
      const selection = pair && $select(writer, pair[0], $lengthOf(pair[0]), 0, pair[1])
      selection?.removeText()
      return Boolean(selection)
    },
  },
  format: {
    weight: 4,
    run: (world, writer) => {
      const selection = $rangeSomewhere(world, writer)
      selection?.formatText(world.random.pick(['bold', 'italic'] as const) ?? 'bold')
      return selection !== null
    },
  },
  convert: {
    weight: 4,
    run: withCaret((selection, { random }) => {
      const make = random.pick<() => ElementNode>([
        $createParagraphNode,
        $createQuoteNode,
        () => $createHeadingNode('h3'),
      ])
      if (make) $setBlocksType(selection, make)
    }),
  },
  list: { weight: 2, run: withCaret((_, { random }) => $insertList(random.next() < 0.5 ? 'bullet' : 'number')) },
  unlist: { weight: 1, run: withCaret(() => $removeList()) },
  insertBlock: {
    weight: 5,
    run: ({ random }) => {
      const place = random.pick($freeBlocks())
      place?.insertAfter($createBlock(random.pick(freeTypes) ?? 'paragraph'))
      return place !== undefined
    },
  },
  move: {
    weight: 8,
    run: ({ random }) => {
      const block = random.pick($freeBlocks())
      const neighbour = random.next() < 0.5 ? block?.getPreviousSibling() : block?.getNextSibling()
      if (!block || !neighbour) return false
      if (neighbour.is(block.getPreviousSibling())) neighbour.insertBefore(block)
      else neighbour.insertAfter(block)
      return true
    },
  },
  drag: {
    weight: 6,
    run: ({ random }) => {
      const block = random.pick($freeBlocks())
      const from = block?.getParent()
      const type = block && blockTypeOf(block)
      if (!from || !type) return false
      const container = (node: ElementNode) => ({ type: blockTypeOf(node), childCount: node.getChildrenSize() })
      const homes = $containers().filter(
        (home) =>
          !home.is(block) && !block.isParentOf(home) && mayMove(type, container(from), container(home), home.is(from)),
      )
      const home = random.pick(homes)
      const behind = home?.getChildAtIndex(random.below(home.getChildrenSize() + 1))
      if (!home || block.is(behind)) return false
      if (behind) behind.insertBefore(block)
      else home.append(block)
      return true
    },
  },
  removeBlock: {
    weight: 3,
    run: (world) => {
      const block = world.random.pick($freeBlocks())
      if (!block) return false
      noteDeleted(world, block.getTextContent())
      block.remove()
      return true
    },
  },
  setProps: {
    weight: 4,
    run: ({ random }) => {
      const block = random.pick($freeBlocks().filter((node) => ['spacer', 'pullquote'].includes(node.getType())))
      if (!$isBlockNode(block)) return false
      $setProps(
        block,
        block.getType() === 'spacer' ? { height: 1 + random.below(200) } : { attribution: `A${random.below(9)}` },
      )
      return true
    },
  },
  paste: {
    weight: 2,
    run: (world, writer) => {
      const { random } = world
      const [block] = random.pick(readTree(writer.tree).map((found) => [found])) ?? []
      const place = random.pick($freeBlocks())
      const copied = block && copyWithoutKeystrokes(writer, block)
      if (!copied || !place) return false
      place.insertAfter($parseSerializedNode(copied))
      return true
    },
  },
}

/** A block of ours as a copy would be pasted, ids and all, but without text: a keystroke is there once. */
function copyWithoutKeystrokes({ editor }: Writer, { id }: Block) {
  const json = editor
    .getEditorState()
    .toJSON()
    .root.children.find((child) => 'id' in child && child.id === id)
  if (!json) return null
  const strip = (node: LexicalNodeJson): LexicalNodeJson =>
    hasChildren(node) ? { ...node, children: node.children.filter((child) => !isInlineNode(child)).map(strip) } : node
  return strip({ ...json })
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
  const editor = openBlockEditor([])
  const binding = bindEditor(editor, document, 'body', origin)
  return { name: `writer ${number + 1}`, document, tree, editor, binding, undo, arriving: [], hasUndone: false }
}

function deliver(writer: Writer): void {
  const update = writer.arriving.shift()
  if (update) Y.applyUpdate(writer.document, update, 'remote')
}

export interface EditorFuzzOptions {
  seed: number
  writers: number
  steps: number
  /** The share of steps in which a message arrives: less means that people see each other later. */
  delivery: number
}

export interface EditorFuzzResult {
  /** What each writer's document says. */
  trees: Block[][]
  /** What each writer's editor shows. */
  shown: Block[][]
  /** Keystrokes that are gone although neither was anybody seen to delete them nor did their writer undo. */
  lost: string[]
  /** Keystrokes that are there twice. */
  doubled: string[]
  operations: string[]
}

function startingTree(): Block[] {
  const editor = openBlockEditor([])
  editor.update(() => void $getRoot().append(...startingTypes.map((type) => $createBlock(type))), { discrete: true })
  return blocksFromLexical(editor.getEditorState().toJSON()).map(withDistinctIds('start'))
}

function withDistinctIds(prefix: string) {
  return (block: Block, index: number): Block => {
    const id = `${prefix}-${index}`
    return { ...block, id, children: block.children.map(withDistinctIds(id)) }
  }
}

/** The random ids of new blocks would make every run another. */
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
    writer.undo.undo()
    return 'undo'
  }
  if (roll < 0.09) {
    writer.undo.redo()
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
  writer.undo.stopCapturing()
  return isDone ? name : null
}

/** One turn of a run. Each has a seed of its own, so that a run can be repeated without some of them. */
export interface Turn {
  writer: number
  seed: number
  /** A message arrives before. */
  hears: boolean
  /** The writer's screen shows what arrived before they do something, and after it. */
  looks: [before: boolean, after: boolean]
}

/** What a seed stands for. */
export function turnsOf({ seed, writers, steps, delivery }: EditorFuzzOptions): Turn[] {
  const random = randomSequence(seed)
  return Array.from({ length: steps }, () => ({
    writer: random.below(writers),
    seed: random.below(2 ** 31),
    hears: random.next() < delivery,
    // Now and then somebody types before their screen shows what arrived.
    looks: [random.next() < 0.8, random.next() < 0.8],
  }))
}

/** One run: writers at editors without a page do random things to one document, and hear of each other late. */
export function fuzzEditors(turns: Turn[], count: number): EditorFuzzResult {
  const restore = countIds()
  try {
    return run(turns, count)
  } finally {
    restore()
  }
}

function run(turns: Turn[], count: number): EditorFuzzResult {
  const first = new Y.Doc()
  first.clientID = 999
  writeTree(sharedTree(first, 'body'), startingTree(), {})
  const base = Y.encodeStateAsUpdate(first)
  const writers = Array.from({ length: count }, (_, number) => startWriter(number, base))
  const world: World = { random: randomSequence(0), writers, typedBy: new Map(), deleted: new Set() }
  for (const writer of writers) {
    writer.document.on('update', (update: Uint8Array, from: unknown) => {
      if (from === 'remote') return
      for (const other of writers) if (other !== writer) other.arriving.push(update)
    })
  }
  const done: string[] = []
  for (const { writer: number, seed, hears, looks } of turns) {
    const writer = writers[number]
    if (!writer) continue
    if (hears) deliver(writer)
    if (looks[0]) writer.binding.refresh()
    const name = act({ ...world, random: randomSequence(seed) }, writer)
    if (name) done.push(`${writer.name}: ${name}`)
    if (looks[1]) writer.binding.refresh()
  }
  settle(writers)
  const trees = writers.map(({ tree }) => readTree(tree))
  const shown = writers.map(({ binding }) => binding.tree())
  for (const { binding } of writers) binding.destroy()
  return { trees, shown, operations: done, ...keystrokes(world, trees[0] ?? []) }
}

/** Everything arrives and is shown, and what the editors made of that arrives too. */
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
    // What two people deleted at once and both took back comes back twice: each undid a deletion of their own.
    if (times > 1 && !deleted.has(character)) doubled.push(character)
    if (times === 0 && !deleted.has(character) && !writer.hasUndone) lost.push(character)
  }
  return { lost, doubled }
}

/** What is wrong with how a run ended; empty when all is well. */
export function faultsOf({ trees, shown, lost, doubled }: EditorFuzzResult): string[] {
  const [first] = trees
  const isOther = (tree: Block[]) => JSON.stringify(tree) !== JSON.stringify(first)
  return [
    ...trees.filter(isOther).map(() => 'not everybody has the same document'),
    ...shown.filter(isOther).map(() => 'an editor shows something else than the document says'),
    ...lost.map((keystroke) => `${keystroke} is lost`),
    ...doubled.map((keystroke) => `${keystroke} is there twice`),
    ...validateTree(first ?? []).map(({ message }) => message),
  ]
}

/** The fewest turns of a failing run that still fail, as far as leaving some out finds them. */
export function shortestFailing(turns: Turn[], count: number): Turn[] {
  const fails = (some: Turn[]) => faultsOf(fuzzEditors(some, count)).length > 0
  let shortest = turns
  for (let size = Math.ceil(turns.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length; ) {
      const some = [...shortest.slice(0, at), ...shortest.slice(at + size)]
      if (fails(some)) shortest = some
      else at += size
    }
  }
  return shortest
}
