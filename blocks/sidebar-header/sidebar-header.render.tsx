import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/**
 * Renders the heading of a sidebar. One without text is left out: it would be an empty entry in the list of headings.
 */
export const renderSidebarHeader: BlockRenderer<'sidebar-header'> = ({ block, content }) =>
  hasText(block.content) ? (
    <h2 {...blockAttributes('sidebar-header', { ...block.props, modifiers: [block.props.size] })}>{content}</h2>
  ) : null
