import { $isListItemNode, $isListNode } from '@lexical/list'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  $parseSerializedNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { $isBlockNode, $setBlockId, $setProps } from '#blocks/core/blockNode.ts'
import { inlineToLexical } from '#blocks/core/inline.convert.ts'
import { hasChildren, type LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { relationsIn } from '#contract/linkMark.ts'
import { replacementBetween } from '../document/textChange.ts'
import type { BlockIds } from './blockIds.ts'

/** The blocks that an editor shows, needed to change only what differs. */
export type KnownBlocks = ReadonlyMap<string, Block>

/** Returns all blocks of a tree by id. */
export function knownBlocks(tree: Block[]): KnownBlocks {
  return new Map([...walkBlocks(tree)].map((block) => [block.id, block]))
}

/**
 * Makes an editor show this tree, changing only nodes that differ: a node that holds a selection or is being typed in
 * is kept. To be called within an update.
 *
 * @param known what the editor shows now
 */
export function $writeEditorTree(tree: Block[], known: KnownBlocks, ids: BlockIds): void {
  const write: Write = { known, ids }
  $arrange($getRoot(), tree, write)
}

/**
 * Makes an editor show the texts of blocks that are otherwise as it shows them. To be called within an update.
 *
 * @returns false where one of them has no node: the whole tree has to be shown then
 */
export function $writeContents(blocks: readonly Block[], ids: BlockIds): boolean {
  const nodes = blocks.map(({ id }) => ids.$nodeOf(id))
  if (!nodes.every((node) => $isElementNode(node))) return false
  for (const [index, { id, content }] of blocks.entries()) {
    const node = nodes[index]
    if (node) $writeInline(node, content, id)
  }
  return true
}

interface Write {
  known: KnownBlocks
  ids: BlockIds
}

// A Lexical node as JSON without what it holds.
function emptyJson(block: Block): LexicalNodeJson | undefined {
  const empty = { ...block, children: [], content: [] }
  // An item has its form only within a list.
  if (block.type !== 'list-item') return lexicalFromBlocks([empty]).root.children[0]
  const list = lexicalFromBlocks([{ ...empty, type: 'list', children: [empty], props: {} }]).root.children[0]
  return list && hasChildren(list) ? list.children[0] : undefined
}

function $createNode(block: Block, { ids }: Write): LexicalNode {
  const json = emptyJson(block)
  if (!json) throw new Error(`A block of type ${block.type} has no form in the editor`)
  const node = $parseSerializedNode(json)
  if ($isElementNode(node)) node.clear()
  ids.assign(node, block.id)
  return node
}

// Returns the node of a block with the block's own properties; its content is added later.
function $nodeFor(block: Block, write: Write): LexicalNode {
  const was = write.known.get(block.id)
  const node = write.ids.$nodeOf(block.id)
  if (!node || was?.type !== block.type) return $createNode(block, write)
  if ($isBlockNode(node)) {
    if (!sameJson(was.props, block.props)) $setProps(node, block.props)
    return node
  }
  // Lexical's own nodes each have their own way to be changed; a new one that takes over the text is one way for all.
  return sameJson(was.props, block.props) ? node : $createNode(block, write)
}

// Lexical nests a list by an item that holds nothing else.
function $asChildOf(parent: ElementNode, node: LexicalNode): LexicalNode {
  if (!$isListNode(parent) || !$isListNode(node)) return node
  const wrapper = node.getParent()
  if ($isListItemNode(wrapper) && wrapper.getChildrenSize() === 1) return wrapper
  const json = emptyJson({ id: '', type: 'list-item', props: {}, children: [], content: [] })
  if (!json) return node
  const created = $parseSerializedNode(json)
  if (!$isElementNode(created)) return node
  return created.clear().append(node)
}

function $arrange(parent: ElementNode, blocks: Block[], write: Write): void {
  const nodes = blocks.map((block) => $nodeFor(block, write))
  const target = nodes.map((node) => $asChildOf(parent, node))
  const current = parent.getChildren()
  const shorter = Math.min(current.length, target.length)
  let start = 0
  while (start < shorter && current[start]?.is(target[start])) start += 1
  let end = 0
  while (end < shorter - start && current[current.length - 1 - end]?.is(target[target.length - 1 - end])) end += 1
  if (start + end < Math.max(current.length, target.length))
    parent.splice(start, current.length - start - end, target.slice(start, target.length - end))
  for (const [index, block] of blocks.entries()) {
    const node = nodes[index]
    if (node) $fill(node, block, write)
  }
}

function $fill(node: LexicalNode, block: Block, write: Write): void {
  if ($isBlockNode(node) && node.getLatest().__blockId !== block.id) $setBlockId(node, block.id)
  if (!$isElementNode(node)) return
  const was = write.known.get(block.id)
  // The blocks below are looked at even when this one is as it was: one of them may have been moved away or changed.
  if (block.children.length > 0 || (was?.children.length ?? 0) > 0) $arrange(node, block.children, write)
  else if (node.isEmpty() || !sameJson(was?.content, block.content)) $writeInline(node, block.content, block.id)
}

// Returns whether a node equals the node that this JSON would create.
function $isAs(node: LexicalNode | undefined, json: LexicalNodeJson | undefined): boolean {
  if (!node || !json) return false
  if ($isTextNode(node))
    return json.type === 'text' && node.getTextContent() === json.text && node.getFormat() === json.format
  if ($isLineBreakNode(node)) return json.type === 'linebreak'
  if (!$isElementNode(node) || !hasChildren(json)) return false
  const children = node.getChildren()
  const fields: unknown = 'fields' in node.exportJSON() ? node.exportJSON() : null
  const own = fields && typeof fields === 'object' && 'fields' in fields ? fields.fields : null
  return (
    isSameLink(own, json.fields) &&
    children.length === json.children.length &&
    children.every((child, index) => $isAs(child, json.children[index]))
  )
}

function isSameLink(a: unknown, b: unknown): boolean {
  const linkOf = (fields: unknown) => {
    if (typeof fields !== 'object' || fields === null) return null
    return [Reflect.get(fields, 'url'), Reflect.get(fields, 'newTab') === true, relationsIn(Reflect.get(fields, 'rel'))]
  }
  return sameJson(linkOf(a), linkOf(b))
}

// Gives a block its text. Where one stretch of text differs, its node stays and only the letters change.
function $writeInline(element: ElementNode, content: Inline[], id: string): void {
  const target = inlineToLexical(content, id)
  const current = element.getChildren()
  const shorter = Math.min(current.length, target.length)
  let start = 0
  while (start < shorter && $isAs(current[start], target[start])) start += 1
  let end = 0
  while (end < shorter - start && $isAs(current[current.length - 1 - end], target[target.length - 1 - end])) end += 1
  const [node, ...otherNodes] = current.slice(start, current.length - end)
  const [json, ...otherJson] = target.slice(start, target.length - end)
  if (!node && !json) return
  const isOneText = otherNodes.length === 0 && otherJson.length === 0 && $isTextNode(node) && json?.type === 'text'
  if (isOneText && typeof json.text === 'string' && node.getFormat() === json.format && node.getMode() === 'normal') {
    $changeLetters(node.getTextContent(), json.text, (at, deleted, text) => node.spliceText(at, deleted, text))
    return
  }
  element.splice(
    start,
    current.length - start - end,
    target.slice(start, target.length - end).map($parseSerializedNode),
  )
}

function $changeLetters(
  before: string,
  after: string,
  change: (at: number, deleted: number, text: string) => void,
): void {
  const letters = (text: string) => text.split('').map((letter) => ({ text: letter, attributes: {} }))
  const replacement = replacementBetween(letters(before), letters(after))
  if (!replacement) return
  change(replacement.start, replacement.deleted, replacement.inserted.map(({ text }) => text).join(''))
}
