import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { container } from './container.schema.ts'

/** Renders blocks that belong together. */
export const renderContainer: BlockRenderer<typeof container> = ({ block, children }) => (
  <div {...blockAttributes(container, block.props)}>{children}</div>
)
