import {
  $addUpdateTag,
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isParagraphNode,
  $isRootNode,
  $parseSerializedNode,
  type ElementNode,
  type LexicalNode,
  type RootNode,
} from 'lexical'
import { $isBlockNode, type BlockNode, ElementBlockNode } from '#blocks/core/blockNode.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type Container, isMovable, mayMove } from '#blocks/registry/moving.rules.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { $wholeJson } from './clipboard/wholeJson.read.ts'
import { $enterBlock } from './insertBlock.command.ts'
import { undoBoundaryTag } from './undoBoundaryTag.ts'

/** Returns whether a node holds blocks: the document, a box, a wrap of parts. */
export function holdsBlocks(node: LexicalNode | null): node is RootNode | ElementBlockNode {
  if ($isRootNode(node)) return true
  if (!(node instanceof ElementBlockNode)) return false
  const { kind } = node.getDefinition()
  return kind === 'flow' || kind === 'wrap'
}

const containerOf = (node: RootNode | ElementBlockNode): Container => ({
  type: blockTypeOf(node),
  childCount: node.getChildrenSize(),
})

/** Returns the innermost block around a node that can be moved as a whole, text blocks too; null when there is none. */
export function $movableAround(node: LexicalNode | null): LexicalNode | null {
  for (let current = node; current; current = current.getParent()) {
    const parent = current.getParent()
    const type = blockTypeOf(current)
    if (type && holdsBlocks(parent) && isMovable(type, blockTypeOf(parent))) return current
  }
  return null
}

/** Returns whether a block may be moved to another place in a container, or into it. */
export function $mayMoveInto(block: LexicalNode, container: LexicalNode | null): boolean {
  const parent = block.getParent()
  const type = blockTypeOf(block)
  if (!type || !holdsBlocks(parent) || !holdsBlocks(container)) return false
  if (block.is(container) || block.isParentOf(container)) return false
  return mayMove(type, containerOf(parent), containerOf(container), parent.is(container))
}

/**
 * Moves a block, as one step of undo. Does nothing where the rules do not allow it, or where it stands already.
 *
 * @param index among the container's children as they are now
 */
export function $moveInto(block: LexicalNode, container: ElementNode, index: number): void {
  if (!$mayMoveInto(block, container)) return
  const behind = container.getChildAtIndex(index)
  if (block.is(behind) || (block.getParent()?.is(container) && block.getIndexWithinParent() + 1 === index)) return
  $addUpdateTag(undoBoundaryTag)
  const filler = $emptyLineOf(container)
  if (behind) behind.insertBefore(block, false)
  else container.append(block)
  filler?.remove()
}

// Returns the empty line that an empty column or box is created with; null where it holds anything else.
function $emptyLineOf(container: ElementNode): LexicalNode | null {
  const [only, ...others] = container.getChildren()
  const isFiller = $isParagraphNode(only) && only.isEmpty() && others.length === 0
  return isFiller && !$isRootNode(container) ? only : null
}

/** Moves a block past its neighbour; at the end of its container out of that, where it may stand outside. */
export function $moveBlock(block: LexicalNode, direction: 'up' | 'down'): void {
  for (let place: LexicalNode | null = block; place; place = place.getParent()) {
    const parent: ElementNode | null = place.getParent()
    if (!parent) return
    const neighbour = direction === 'up' ? place.getPreviousSibling() : place.getNextSibling()
    const isOut = !place.is(block)
    if ((isOut || neighbour) && $mayMoveInto(block, parent)) {
      const at = place.getIndexWithinParent()
      $moveInto(block, parent, direction === 'up' ? at - (isOut ? 0 : 1) : at + (isOut ? 1 : 2))
      return
    }
  }
}

/**
 * Removes a block and leaves the caret in what follows, or in a new paragraph where nothing does. A box goes with the
 * last of its parts (docs/spec/editor.md#automatic-deletion).
 */
export function $removeBlock(block: LexicalNode): void {
  const neighbour = block.getNextSibling() ?? block.getPreviousSibling()
  const parent: ElementNode = block.getParentOrThrow()
  if (!neighbour && parent instanceof ElementBlockNode && parent.getDefinition().kind === 'wrap') {
    $removeBlock(parent)
    return
  }
  if ($isElementNode(neighbour)) neighbour.selectStart()
  else if (!neighbour) {
    const paragraph = $createParagraphNode()
    parent.append(paragraph)
    paragraph.select()
  }
  block.remove()
}

/** Puts a copy behind a block, and the caret into it. Ids that are taken are replaced by the structure rules. */
export function $duplicateBlock(block: LexicalNode): void {
  const copies = lexicalFromBlocks(blocksFromLexical({ root: { children: [$wholeJson(block)] } }))
  const [copy] = copies.root.children.map($parseSerializedNode)
  if (!copy) return
  block.insertAfter(copy)
  $enterBlock(copy)
}

/** Returns the blocks that are selected as a whole, without those that are only selected along with what holds them. */
export function $selectedBlocks(): BlockNode[] {
  const selection = $getSelection()
  const blocks = $isNodeSelection(selection) ? selection.getNodes().filter($isBlockNode) : []
  return blocks.filter((block) => !blocks.some((other) => other.isParentOf(block)))
}

/** Returns the block that is selected as a whole; null while the caret is in text. */
export function $selectedBlock(): BlockNode | null {
  return $selectedBlocks()[0] ?? null
}
