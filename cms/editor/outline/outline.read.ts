import { $isHeadingNode } from '@lexical/rich-text'
import { $getRoot, $getSelection, $isElementNode, type LexicalNode, type NodeKey } from 'lexical'
import { $isBlockNode, propsOf } from '#blocks/core/blockNode.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { type BlockType, schemas } from '#blocks/registry/schemas.ts'
import { $movableAround, holdsBlocks } from '../blockPlace.commands.ts'

export interface OutlineEntry {
  key: NodeKey
  type: BlockType
  title: string
  /** Its first words, or those that describe it; empty where it has none. */
  words: string
  /** The level of a heading, from 2 to 6; null for other blocks. */
  level: number | null
  isMovable: boolean
  /** The blocks that it holds; null for one that holds none. */
  children: OutlineEntry[] | null
}

// The most letters that a line of the outline has room for.
const maxWords = 120

// Settings that describe a block without text of its own, the best first.
const describing = ['caption', 'title', 'heading', 'name', 'altText'] as const

// Rows and cells are edited in their table, and are no blocks of the story.
const closedTypes: ReadonlySet<BlockType> = new Set(['table'])

/** Returns the blocks of the document in reading order, those in boxes below their boxes. Reads the editor's state. */
export function $readOutline(): OutlineEntry[] {
  return $getRoot().getChildren().flatMap($outlineOf)
}

/** Returns the entry of a node; none for one that is no block. Reads the editor's state. */
export function $outlineOf(node: LexicalNode): OutlineEntry[] {
  const type = blockTypeOf(node)
  return type ? [$entryOf(node, type)] : []
}

/** Returns the outline's entry that the selection is in, the innermost one; null while nothing is selected. */
export function $selectedEntry(): NodeKey | null {
  const [start = null] = $getSelection()?.getNodes() ?? []
  for (let node: LexicalNode | null = start; node; node = node.getParent()) {
    if (holdsBlocks(node.getParent()) && !$isInClosed(node)) return node.getKey()
  }
  return null
}

const $entryOf = (node: LexicalNode, type: BlockType): OutlineEntry => {
  const isOpen = holdsBlocks(node) && !closedTypes.has(type)
  return {
    key: node.getKey(),
    type,
    title: schemas[type].title,
    words: isOpen ? '' : $wordsOf(node),
    level: $isHeadingNode(node) ? Number(node.getTag().slice(1)) : null,
    isMovable: node.is($movableAround(node)),
    children: isOpen ? node.getChildren().flatMap($outlineOf) : null,
  }
}

function $wordsOf(node: LexicalNode): string {
  if ($isElementNode(node)) return shortened(node.getTextContent())
  if (!$isBlockNode(node)) return ''
  const props = propsOf(node)
  const described = describing
    .map((name) => props[name])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof described === 'string' ? shortened(described) : ''
}

const shortened = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, maxWords)

const $isInClosed = (node: LexicalNode): boolean =>
  node.getParents().some((parent) => {
    const type = blockTypeOf(parent)
    return type !== null && closedTypes.has(type)
  })
