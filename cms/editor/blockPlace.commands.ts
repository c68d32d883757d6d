import { $createNodeSelection, $createParagraphNode, $isElementNode, $setSelection, type ElementNode } from 'lexical'
import { type BlockNode, LeafBlockNode } from '#blocks/core/node.factory.ts'

/** Moves a block past its neighbour. At the end of its container nothing happens. */
export function $moveBlock(block: BlockNode, direction: 'up' | 'down'): void {
  const neighbour = direction === 'up' ? block.getPreviousSibling() : block.getNextSibling()
  if (!neighbour) return
  if (direction === 'up') neighbour.insertBefore(block, false)
  else neighbour.insertAfter(block, false)
}

/** Removes a block and leaves the caret in what follows, or in a new paragraph where nothing does. */
export function $removeBlock(block: BlockNode): void {
  const neighbour = block.getNextSibling() ?? block.getPreviousSibling()
  const parent: ElementNode = block.getParentOrThrow()
  if ($isElementNode(neighbour)) neighbour.selectStart()
  else if (!neighbour) {
    const paragraph = $createParagraphNode()
    parent.append(paragraph)
    paragraph.select()
  }
  block.remove()
}

/** Selects a block as a whole, so that it can be copied, cut or deleted with the keyboard. */
export function $selectBlock(block: BlockNode): void {
  if (block instanceof LeafBlockNode || !$isElementNode(block)) {
    const selection = $createNodeSelection()
    selection.add(block.getKey())
    $setSelection(selection)
  } else block.select(0, block.getChildrenSize())
}
