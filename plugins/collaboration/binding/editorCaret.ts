import {
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type PointType,
} from 'lexical'
import type { TextPlace } from '../document/caret.ts'
import { $parentBlock, type BlockIds, isBlockLevel } from './blockIds.ts'

/** Returns the number of characters of the shared text that a part of a line stands for. */
export function $lengthOf(node: LexicalNode): number {
  if ($isTextNode(node)) return node.getTextContentSize()
  if ($isLineBreakNode(node)) return 1
  if ($isElementNode(node)) return node.getChildren().reduce((sum, child) => sum + $lengthOf(child), 0)
  return 0
}

/** Returns the place in the shared text of a point of a selection; null between blocks. */
export function $placeOfPoint(point: PointType, ids: BlockIds): TextPlace | null {
  const node = point.getNode()
  const block = isBlockLevel(node) ? node : $parentBlock(node)
  if (!block || !$isElementNode(block)) return null
  let offset = 0
  if (point.type === 'text') offset = point.offset
  else if ($isElementNode(node)) {
    const before = node.getChildren().slice(0, point.offset)
    if (before.some(isBlockLevel)) return null
    offset = before.reduce((sum, child) => sum + $lengthOf(child), 0)
  }
  for (let current: LexicalNode = node; !current.is(block); ) {
    offset += current.getPreviousSiblings().reduce((sum, sibling) => sum + $lengthOf(sibling), 0)
    const parent = current.getParent()
    if (!parent) return null
    current = parent
  }
  return { id: ids.idOf(block), offset }
}

interface Spot {
  key: string
  offset: number
  type: 'text' | 'element'
}

/** Returns the position in the editor of a place in the shared text; null when the block is not shown. */
export function $spotOfPlace({ id, offset }: TextPlace, ids: BlockIds): Spot | null {
  const block = ids.$nodeOf(id)
  return block?.isAttached() && $isElementNode(block) ? $spotIn(block, offset) : null
}

function $spotIn(element: ElementNode, offset: number): Spot {
  let left = offset
  for (const [index, child] of element.getChildren().entries()) {
    const length = $lengthOf(child)
    if ($isTextNode(child) && left <= length) return { key: child.getKey(), offset: left, type: 'text' }
    if ($isElementNode(child) && left <= length && length > 0) return $spotIn(child, left)
    if (left < length || (left === 0 && $isLineBreakNode(child)))
      return { key: element.getKey(), offset: index, type: 'element' }
    left -= length
  }
  const last = element.getLastChild()
  if ($isTextNode(last)) return { key: last.getKey(), offset: last.getTextContentSize(), type: 'text' }
  return { key: element.getKey(), offset: element.getChildrenSize(), type: 'element' }
}
