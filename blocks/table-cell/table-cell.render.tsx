import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import type { tableCell } from './table-cell.schema.ts'

/** Renders the text of a cell that stands in no table. In one, the table draws its cells. */
export const renderTableCell: BlockRenderer<typeof tableCell> = ({ block, content, children }) => (
  <>
    {hasText(block.content) && <p>{content}</p>}
    {children}
  </>
)
