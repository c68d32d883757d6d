import { $getRoot, $isParagraphNode, type ElementNode, type LexicalNode } from 'lexical'
import { $isBlockNode, $newBlockNode, $setProps, type BlockNode, ElementBlockNode } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { type RowLayoutName, slotCountOf } from '../core/rowLayouts.ts'
import { $selectFirstSlot } from '../homepage-slot/homepage-slot.command.ts'
import { homepageSlot } from '../homepage-slot/homepage-slot.schema.ts'
import { homepageRow } from './homepage-row.schema.ts'

// Slots that the layout does not show stay: a pin in them is there again when the layout is changed back.
export function $setRowLayout(row: BlockNode, layout: RowLayoutName): void {
  if (!(row instanceof ElementBlockNode)) return
  $setProps(row, { layout })
  while (row.getChildrenSize() < slotCountOf(layout)) row.append($newBlockNode(nodeOf(homepageSlot)))
}

/** Puts a new row behind a block, and selects its first slot. */
export function $addRowBelow(block: BlockNode): void {
  const row = $createRow()
  block.insertAfter(row)
  $selectFirstSlot(row)
}

/** Puts a new row at the end of the page or of a section, and selects its first slot. */
export function $appendRow(container: ElementNode = $getRoot()): void {
  const row = $createRow()
  $appendPart(container, row)
  $selectFirstSlot(row)
}

/**
 * Puts a row or section at the end of the page or of a section: in the place of an empty line, and above a river, which
 * takes the newest stories and has no end.
 */
export function $appendPart(container: ElementNode, part: LexicalNode): void {
  const last = container.getLastChild()
  if ($isParagraphNode(last) && last.isEmpty()) last.remove()
  const end = container.getLastChild()
  const isRiver = $isBlockNode(end) && end.getDefinition().type === 'homepage-river'
  if (isRiver) end.insertBefore(part)
  else container.append(part)
}

/** Returns the part of a section that holds its rows; null for a block that is none. */
export function $contentOf(section: BlockNode): ElementBlockNode | null {
  return (
    (section instanceof ElementBlockNode &&
      section
        .getChildren()
        .find(
          (part): part is ElementBlockNode =>
            part instanceof ElementBlockNode && part.getDefinition().type === 'homepage-section-content',
        )) ||
    null
  )
}

function $createRow(): ElementBlockNode {
  const row = $newBlockNode(nodeOf(homepageRow))
  const { initial = [] } = row.getDefinition().allowedChildren ?? {}
  return row.append(...initial.map(() => $newBlockNode(nodeOf(homepageSlot))))
}
