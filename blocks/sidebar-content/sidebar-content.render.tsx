import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders the content of a sidebar. */
export const renderSidebarContent: BlockRenderer<'sidebar-content'> = ({ block, children }) => (
  <div {...blockAttributes('sidebar-content', block.props)}>{children}</div>
)
