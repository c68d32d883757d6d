import { $setProps, type BlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { infoboxItem } from './infobox-item.schema.ts'

/** Appends an item after the last one of an infobox, and puts the caret into it. Takes the infobox or one of its items. */
export function $addDetail(node: BlockNode): void {
  const infobox = node.getDefinition().type === infoboxItem.type ? node.getParent() : node
  const last = infobox instanceof ElementBlockNode ? infobox.getLastChild() : null
  if (!(last instanceof ElementBlockNode)) return
  const item = last.createSibling()
  $setProps(item, infoboxItem.props.parse({}))
  last.insertAfter(item, false)
  item.select()
}
