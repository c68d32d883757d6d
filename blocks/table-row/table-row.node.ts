import { elementNode } from '../core/node.factory.ts'
import { tableRow } from './table-row.schema.ts'

export const TableRowNode = elementNode(tableRow, () => ({ tag: 'tr', className: 'table-row' }))
