import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalNode,
  type NodeKey,
} from 'lexical'

/** A place for a new block: an empty line, or the gap in front of a block or, for null, at the end of a container. */
export type InsertPlace = { lineKey: NodeKey } | { containerKey: NodeKey; nextKey: NodeKey | null }

/** Returns whether a node is a paragraph without text, which a new block replaces. */
export function $isEmptyLine(node: LexicalNode | null | undefined): boolean {
  return $isParagraphNode(node) && node.isEmpty()
}

/** Returns the key of the empty line that the caret is in; null elsewhere. */
export function $emptyLineAtCaret(): NodeKey | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const node = selection.anchor.getNode()
  return $isEmptyLine(node) ? node.getKey() : null
}

function $lineOf(place: InsertPlace): LexicalNode | null {
  if ('lineKey' in place) return $getNodeByKey(place.lineKey)
  const line = $createParagraphNode()
  if (place.nextKey !== null) {
    $getNodeByKey(place.nextKey)?.insertBefore(line)
  } else {
    const container = place.containerKey === 'root' ? $getRoot() : $getNodeByKey(place.containerKey)
    if ($isElementNode(container)) container.append(line)
  }
  return line.isAttached() ? line : null
}

/** Puts the caret into the empty line of a place, or into a new line in its gap. Returns false when the place is gone. */
export function $enterPlace(place: InsertPlace): boolean {
  const line = $lineOf(place)
  if (!$isElementNode(line)) return false
  line.select()
  return true
}
