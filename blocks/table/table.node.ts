import { elementNode } from '../core/node.factory.ts'
import { table } from './table.schema.ts'

export const TableNode = elementNode(table, ({ caption, hasHeaderColumn, hasHeaderRow }) => ({
  tag: 'table',
  className: 'table',
  data: { caption: String(caption), headerRow: String(hasHeaderRow), headerColumn: String(hasHeaderColumn) },
}))
