import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sidebarContent } from './sidebar-content.schema.ts'

/** Renders the content of a sidebar. */
export const renderSidebarContent: BlockRenderer<typeof sidebarContent> = ({ block, children }) => (
  <div {...blockAttributes(sidebarContent, block.props)}>{children}</div>
)
