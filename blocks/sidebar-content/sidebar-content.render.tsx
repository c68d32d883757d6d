import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** What a sidebar tells. */
export const renderSidebarContent: BlockRenderer<'sidebar-content'> = ({ block, children }) => (
  <div {...blockAttributes('sidebar-content', block.props)}>{children}</div>
)
