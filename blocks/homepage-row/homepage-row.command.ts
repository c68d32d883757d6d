import { $setProps, type BlockNode, ElementBlockNode } from '../core/node.factory.ts'
import { $createBlock } from '../registry/nodes.ts'
import { type RowLayoutName, slotCountOf } from './homepage-row.layouts.ts'

/**
 * Gives a row another layout and as many slots as that shows at least. Slots that it does not show stay: a pin in them is
 * there again when the layout is changed back.
 */
export function $setRowLayout(row: BlockNode, layout: RowLayoutName): void {
  if (!(row instanceof ElementBlockNode)) return
  $setProps(row, { layout })
  while (row.getChildrenSize() < slotCountOf(layout)) row.append($createBlock('homepage-slot'))
}
