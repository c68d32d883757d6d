import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a quotation. */
export const renderBlockquote: BlockRenderer<'blockquote'> = ({ block, content, children }) => (
  <blockquote {...blockAttributes('blockquote', block.props)}>
    {hasText(block.content) && <p className="blockquote__text">{content}</p>}
    {children}
  </blockquote>
)
