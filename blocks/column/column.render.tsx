import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { column } from './column.schema.ts'

/**
 * Renders one column. The width is where it starts from; columns shrink together to make room for the gaps. Where
 * columns are stacked the percentage has nothing to be a part of, and the browser takes the content's height.
 */
export const renderColumn: BlockRenderer<typeof column> = ({ block, children }) => (
  <div {...blockAttributes(column, block.props)} style={{ flexBasis: `${block.props.width}%` }}>
    {children}
  </div>
)
