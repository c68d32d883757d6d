import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sidebarHeader } from './sidebar-header.schema.ts'

/**
 * Renders the heading of a sidebar. One without text is left out: it would be an empty entry in the list of headings.
 */
export const renderSidebarHeader: BlockRenderer<typeof sidebarHeader> = ({ block, content }) =>
  hasText(block.content) ? (
    <h2 {...blockAttributes(sidebarHeader, { ...block.props, modifiers: [block.props.size] })}>{content}</h2>
  ) : null
