import { $createParagraphNode, $getSelection, $isElementNode, $isNodeSelection, type ElementNode } from 'lexical'
import { $isBlockNode, type BlockNode } from '#blocks/core/node.factory.ts'

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

/** The block that is selected as a whole; null while the caret is in text. */
export function $selectedBlock(): BlockNode | null {
  const selection = $getSelection()
  const node = $isNodeSelection(selection) ? selection.getNodes()[0] : null
  return $isBlockNode(node) ? node : null
}
