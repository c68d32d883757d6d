import { $isListItemNode } from '@lexical/list'
import { $getSelection, $isRangeSelection, type LexicalNode } from 'lexical'
import { type ListMarker, MarkedListNode } from './listNode.ts'

export interface ListCounting {
  unordered: boolean
  start: number
  type: ListMarker
}

/** Returns the innermost list that a node stands in, or is; null outside of lists. */
export function $listAround(node: LexicalNode | null): MarkedListNode | null {
  for (let around = node; around; around = around.getParent()) if (around instanceof MarkedListNode) return around
  return null
}

/** Returns the current numbering of a list. */
export function countingOf(list: MarkedListNode): ListCounting {
  return {
    unordered: list.getListType() !== 'number',
    start: list.getStart(),
    type: list.getMarker(),
  }
}

/** Changes the numbering of a list; properties that are left out stay. */
export function $setCounting(list: MarkedListNode, { unordered, start, type }: Partial<ListCounting>): void {
  if (unordered !== undefined) list.setListType(unordered ? 'bullet' : 'number')
  if (start !== undefined) list.setStart(Math.max(1, start))
  if (type !== undefined) list.setMarker(type)
}

/** Returns whether the item with the caret is in a nested list, which it can be moved out of. */
export function $isNested(): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  const node = selection.anchor.getNode()
  const item = [node, ...node.getParents()].find((around) => $isListItemNode(around))
  return $isListItemNode(item) && item.getIndent() > 0
}
