import { $insertList, $removeList } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $isElementNode,
  $parseSerializedNode,
  type ElementNode,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'
import type * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { $isBlockNode, $setProps } from '#blocks/core/blockNode.ts'
import { isInlineNode } from '#blocks/core/inline.convert.ts'
import { hasChildren, type LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { mayMove } from '#blocks/registry/moving.rules.ts'
import { $createBlock, blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import type { SharedTree } from '../document/document.layout.ts'
import type { randomSequence } from '../document/fuzzRandom.ts'
import { readTree } from '../document/tree.read.ts'
import type { EditorBinding } from './editorBinding.types.ts'
import { $lengthOf } from './editorCaret.ts'
import { $containers, $freeBlocks, $select, $textBlocks } from './editorFuzzPlaces.ts'

type Random = ReturnType<typeof randomSequence>

/** A simulated writer at an editor, with the messages of others that have not arrived yet. */
export interface Writer {
  name: string
  document: Y.Doc
  tree: SharedTree
  editor: LexicalEditor
  binding: EditorBinding
  undo: Y.UndoManager
  arriving: Uint8Array[]
  hasUndone: boolean
}

export interface World {
  random: Random
  writers: Writer[]
  /**
   * The writer of each character. Every keystroke types a unique character, so that each can be looked for afterwards.
   */
  typedBy: Map<string, Writer>
  deleted: Set<string>
}

const firstKeystroke = 0x4e00

export const freeTypes = Object.values(schemas)
  .map(({ type }) => type)
  .filter((type) => !allowedParentsOf.has(type))

function noteDeleted(world: World, text: string): void {
  for (const character of text) world.deleted.add(character)
}

// One action of a writer, within an update of their editor. Returns false when there was nothing to apply it to.
type Operation = (world: World, writer: Writer) => boolean

function $caretSomewhere({ random }: World, writer: Writer): RangeSelection | null {
  const block = random.pick($textBlocks())
  if (!block) return null
  const at = random.below($lengthOf(block) + 1)
  return $select(writer.binding.ids, block, at, at)
}

function $rangeSomewhere({ random }: World, writer: Writer): RangeSelection | null {
  const block = random.pick($textBlocks().filter((candidate) => $lengthOf(candidate) > 0))
  if (!block) return null
  const length = $lengthOf(block)
  const from = random.below(length)
  return $select(writer.binding.ids, block, from, Math.min(length, from + 1 + random.below(4)))
}

function withCaret(change: (selection: RangeSelection, world: World) => void): Operation {
  return (world, writer) => {
    const selection = $caretSomewhere(world, writer)
    if (selection) change(selection, world)
    return selection !== null
  }
}

/** The operations of writers except undo and redo. A higher weight is done more often. */
export const operations: Record<string, { weight: number; run: Operation }> = {
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
        writer.binding.ids,
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
      const selection = pair && $select(writer.binding.ids, pair[0], $lengthOf(pair[0]), 0, pair[1])
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
      const allowedParents = $containers().filter(
        (home) =>
          !home.is(block) && !block.isParentOf(home) && mayMove(type, container(from), container(home), home.is(from)),
      )
      const home = random.pick(allowedParents)
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
      const block = random.pick($freeBlocks().filter($isBlockNode))
      if (!block) return false
      // Spacers and pull quotes show a change of a number and of a text; nearly all blocks have an anchor.
      if (block.getType() === 'spacer') $setProps(block, { height: 1 + random.below(200) })
      else if (block.getType() === 'pullquote') $setProps(block, { attribution: `A${random.below(9)}` })
      else if ('anchor' in block.getDefinition().props.shape) $setProps(block, { anchor: `a${random.below(9)}` })
      else return false
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

// Returns a copy of one of our blocks as it would be pasted, ids included, but without text: each keystroke occurs
// once.
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
