import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { columns } from './columns.schema.ts'

/** Columns side by side, on a phone one under the other if the editor wants that. */
export const renderColumns: BlockRenderer<typeof columns> = ({ block, children }) => {
  const { gap, stackOnMobile, anchor, className } = block.props
  const modifiers = [`gap-${gap}`, stackOnMobile && 'stacked']
  return <div {...blockAttributes(columns, { modifiers, anchor, className })}>{children}</div>
}
