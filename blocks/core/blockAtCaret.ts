import { $getSelection, $isRangeSelection } from 'lexical'
import { ElementBlockNode } from './blockNode.ts'

/** Returns the block of this type that the caret is in, at any depth; null while it is elsewhere. */
export function $blockAtCaret(type: string): ElementBlockNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  const found = [node, ...node.getParents()].find(
    (around) => around instanceof ElementBlockNode && around.getDefinition().type === type,
  )
  return found instanceof ElementBlockNode ? found : null
}
