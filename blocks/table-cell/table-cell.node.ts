import { elementNode } from '../core/node.factory.ts'
import { tableCell } from './table-cell.schema.ts'

export const TableCellNode = elementNode(tableCell, ({ alignment }) => ({
  tag: 'td',
  className: `table-cell table-cell--${alignment}`,
}))
