import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders blocks that belong together. */
export const renderContainer: BlockRenderer<'container'> = ({ block, children }) => (
  <div {...blockAttributes('container', block.props)}>{children}</div>
)
