import {
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $setSelection,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import { $isBlockNode } from '#blocks/core/blockNode.ts'
import { styledTypes } from '#blocks/core/lexical.types.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { type BlockIds, isBlockLevel } from './blockIds.ts'
import { $spotOfPlace } from './editorCaret.ts'

export function $textBlocks(): ElementNode[] {
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

export function $freeBlocks(): LexicalNode[] {
  const found: LexicalNode[] = []
  const visit = (node: LexicalNode) => {
    if (!isBlockLevel(node)) return
    const type = node.getType()
    if (type !== styledTypes.listitem && !allowedParentsOf.has(type)) found.push(node)
    if ($isElementNode(node)) node.getChildren().forEach(visit)
  }
  $getRoot().getChildren().forEach(visit)
  return found
}

/** Returns the document and every box in it that holds any blocks: columns, containers, the inside of a sidebar. */
export function $containers(): ElementNode[] {
  const found: ElementNode[] = [$getRoot()]
  const visit = (node: LexicalNode) => {
    if (!$isElementNode(node)) return
    if ($isBlockNode(node) && node.getDefinition().kind === 'flow') found.push(node)
    node.getChildren().forEach(visit)
  }
  visit($getRoot())
  return found
}

export function $select(
  ids: BlockIds,
  block: ElementNode,
  from: number,
  to: number,
  end = block,
): RangeSelection | null {
  const place = (node: ElementNode, offset: number) => $spotOfPlace({ id: ids.idOf(node), offset }, ids)
  const [anchor, focus] = [place(block, from), place(end, to)]
  if (!anchor || !focus) return null
  const selection = $createRangeSelection()
  selection.anchor.set(anchor.key, anchor.offset, anchor.type)
  selection.focus.set(focus.key, focus.offset, focus.type)
  $setSelection(selection)
  return selection
}
