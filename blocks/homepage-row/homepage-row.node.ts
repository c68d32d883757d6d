import { elementNode } from '../core/node.factory.ts'
import { rowClasses, slotCountOf } from './homepage-row.layouts.ts'
import { homepageRow } from './homepage-row.schema.ts'

const { layout: rowLayout } = homepageRow.props.shape

/** A row is laid out in the editor as readers get it, with a place for each slot that its layout shows. */
export const HomepageRowNode = elementNode(homepageRow, (props, childCount) => {
  const layout = rowLayout.catch('post_grid_1_3').parse(props.layout)
  const count = Math.min(childCount, slotCountOf(layout))
  return { tag: 'div', className: `homepage-row ${rowClasses(layout, count)}`, data: { count: String(count) } }
})
