import { $isListItemNode } from '@lexical/list'
import { $getNodeByKey, $getSelection, $isRangeSelection, type LexicalNode, type NodeKey } from 'lexical'
import type { BlockNode } from '#blocks/core/blockNode.ts'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { $isTextBlock, type TextBlockNode } from '#blocks/core/textNode.ts'
import { $listAround } from '#blocks/list/list.commands.ts'
import { editorViewOf } from '#blocks/registry/editorViews.ts'
import { isBlockType } from '#blocks/registry/schemas.ts'

export interface ActiveBlock {
  key: NodeKey
  /** A list and a text are nodes of Lexical's own, with tools of their own. */
  kind: 'block' | 'list' | 'text'
  parentKey: NodeKey | null
  textKey: NodeKey | null
}

// A part without any control of its own is handled with what holds it: its toolbar would only cover its neighbour.
function $blockWithTools(node: LexicalNode | null): BlockNode | null {
  const block = $blockAround(node)
  const type = block?.getDefinition().type
  const face = type && isBlockType(type) ? editorViewOf(type) : undefined
  return block && face && !face.isInsertable && !face.Toolbar ? $blockWithTools(block.getParent()) : block
}

function $textAround(node: LexicalNode | null): TextBlockNode | null {
  for (let around = node; around; around = around.getParent()) {
    if ($isTextBlock(around) && ($isListItemNode(around) || !$listAround(around))) return around
  }
  return null
}

/** Returns the block of the selection, or around the node with a key; null when nothing is selected. */
export function $activeBlock(from: NodeKey | null): ActiveBlock | null {
  const selection = $getSelection()
  const start = (from && $getNodeByKey(from)) || (selection?.getNodes()[0] ?? null)
  const list = $listAround(start)
  const text = $isRangeSelection(selection) ? $textAround(selection.anchor.getNode()) : null
  // No block stands in a list: the list is nearer than any block around it.
  const block = list ?? $blockWithTools(start) ?? text
  if (!block) return null
  return {
    key: block.getKey(),
    kind: list ? 'list' : block.is(text) ? 'text' : 'block',
    parentKey: $blockWithTools(block.getParent())?.getKey() ?? null,
    textKey: text?.getKey() ?? null,
  }
}
