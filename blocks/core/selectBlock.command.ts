import {
  $createNodeSelection,
  $isElementNode,
  $setSelection,
  createCommand,
  type LexicalNode,
  type NodeKey,
} from 'lexical'
import { $isBlockNode, type BlockNode } from './blockNode.ts'

/** Dispatched with the key of the block whose toolbar is wanted, also where the selection stays as it is. */
export const blockChosen = createCommand<NodeKey>('block-chosen')

/**
 * Selects a block as a whole, so that it can be copied, cut or deleted with the keyboard. What it holds is selected
 * with it: Lexical copies only nodes that are.
 */
export function $selectBlock(block: BlockNode): void {
  const selection = $createNodeSelection()
  const add = (node: LexicalNode) => {
    selection.add(node.getKey())
    if ($isElementNode(node)) for (const child of node.getChildren()) add(child)
  }
  add(block)
  $setSelection(selection)
}

/** Selects a block as a whole, or all the text of a block that is a node of Lexical's own. */
export function $selectWhole(node: LexicalNode | null): void {
  if ($isBlockNode(node)) $selectBlock(node)
  else if ($isElementNode(node)) node.select(0, node.getChildrenSize())
}
