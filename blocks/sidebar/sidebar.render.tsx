import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sidebar } from './sidebar.schema.ts'

/** Renders a box beside the story. */
export const renderSidebar: BlockRenderer<typeof sidebar> = ({ block, children }) => (
  <section {...blockAttributes(sidebar, block.props)}>{children}</section>
)
