import { blockAttributes } from '../core/blockAttributes.ts'
import { dirOf, hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { blockquote } from './blockquote.schema.ts'

/** Renders a quotation. */
export const renderBlockquote: BlockRenderer<typeof blockquote> = ({ block, page, content, children }) => (
  <blockquote {...blockAttributes(blockquote, block.props)}>
    {hasText(block.content) && (
      <p className="blockquote__text" dir={dirOf(block.content, page)}>
        {content}
      </p>
    )}
    {children}
  </blockquote>
)
