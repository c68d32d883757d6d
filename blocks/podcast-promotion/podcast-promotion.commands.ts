import { $setProps, type BlockNode, ElementBlockNode, propsOf } from '../core/blockNode.ts'

// Another show removes the episodes that were chosen for the one before (docs/spec/editor.md#podcast-promotion).
export function $setShow(node: BlockNode, showSectionId: string | null): void {
  if (propsOf(node).showSectionId === showSectionId) return
  $setProps(node, { showSectionId })
  if (node instanceof ElementBlockNode) node.clear()
}
