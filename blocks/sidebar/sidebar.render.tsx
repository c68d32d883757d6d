import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a box beside the story. */
export const renderSidebar: BlockRenderer<'sidebar'> = ({ block, children }) => (
  <section {...blockAttributes('sidebar', block.props)}>{children}</section>
)
