import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a row outside of a table. Within one, the table renders its rows. */
export const renderTableRow: BlockRenderer<'table-row'> = ({ children }) => children
