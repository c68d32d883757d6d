import type { BlockRenderer } from '../core/render.types.ts'

/** What a sidebar tells. */
export const renderSidebarContent: BlockRenderer<'sidebar-content'> = ({ children }) => (
  <div className="sidebar-content">{children}</div>
)
