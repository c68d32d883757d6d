import { elementNode } from '../core/node.factory.ts'
import { homepageRow } from './homepage-row.schema.ts'

export const HomepageRowNode = elementNode(homepageRow, ({ layout }) => ({
  tag: 'div',
  className: `homepage-row homepage-row--${layout}`,
}))
