import { elementNode } from '../core/node.factory.ts'
import { columns } from './columns.schema.ts'

export const ColumnsNode = elementNode(columns, ({ gap, stackOnMobile }) => ({
  tag: 'div',
  className: `columns columns--gap-${gap}${stackOnMobile ? ' columns--stack' : ''}`,
}))
