import type { BlockRenderer } from '../core/render.types.ts'

/** What stands in a row that stands in no table. In one, the table draws its rows. */
export const renderTableRow: BlockRenderer<'table-row'> = ({ children }) => children
