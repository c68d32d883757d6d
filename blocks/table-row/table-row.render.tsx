import type { BlockRenderer } from '../core/render.types.ts'
import type { tableRow } from './table-row.schema.ts'

/** Renders a row outside of a table. Within one, the table renders its rows. */
export const renderTableRow: BlockRenderer<typeof tableRow> = ({ children }) => children
