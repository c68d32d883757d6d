import { elementNode } from '../core/node.factory.ts'
import { column } from './column.schema.ts'

export const ColumnNode = elementNode(column, ({ width }) => ({
  tag: 'div',
  className: 'column',
  style: { flexBasis: `${width}%` },
}))
