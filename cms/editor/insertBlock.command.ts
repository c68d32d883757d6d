import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $createNodeSelection,
  $getEditor,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  $setSelection,
  createCommand,
  type LexicalNode,
} from 'lexical'
import { ElementBlockNode, LeafBlockNode } from '#blocks/core/blockNode.ts'
import { $createBlock } from '#blocks/registry/nodes.ts'
import type { BlockType } from '#blocks/registry/schemas.ts'

/**
 * Returns the ancestor that stands directly in the document or in a block that holds any blocks: never a part of a
 * wrap.
 */
export function $standaloneAncestor(node: LexicalNode): LexicalNode | null {
  for (let current: LexicalNode | null = node; current; current = current.getParent()) {
    const parent = current.getParent()
    const isInWrap = parent instanceof ElementBlockNode && parent.getDefinition().kind === 'wrap'
    if ($isRootOrShadowRoot(parent) && !isInWrap) return current
  }
  return null
}

/** Puts the caret where one goes on writing: into the first text of a block, or on the block where it has none. */
export function $enterBlock(node: LexicalNode): void {
  if (node instanceof LeafBlockNode) {
    const selection = $createNodeSelection()
    selection.add(node.getKey())
    $setSelection(selection)
  } else if ($isElementNode(node)) node.selectStart()
}

/**
 * Dispatched with a block that a user has just inserted, before it is shown: what is written into it belongs to the
 * same step.
 */
export const blockInserted = createCommand<LexicalNode>('block-inserted')

/** Inserts a new block at the caret, in the place of an empty paragraph or after the block that the caret is in. */
export function $insertBlock(type: BlockType): void {
  const block = $createBlock(type)
  const selection = $getSelection()
  const anchor = $isRangeSelection(selection) ? selection.anchor.getNode() : (selection?.getNodes()[0] ?? null)
  const place = anchor && $standaloneAncestor(anchor)
  if (!place) $insertNodeToNearestRoot(block)
  else if ($isParagraphNode(place) && place.getTextContent() === '') place.replace(block)
  else place.insertAfter(block)
  $enterBlock(block)
  $getEditor().dispatchCommand(blockInserted, block)
}
