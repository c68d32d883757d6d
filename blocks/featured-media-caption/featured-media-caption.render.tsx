import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import type { featuredMediaCaption } from './featured-media-caption.schema.ts'

/** Renders a caption without its picture, in the letters of captions; nothing without text. */
export const renderFeaturedMediaCaption: BlockRenderer<typeof featuredMediaCaption> = ({
  block,
  content,
  children,
}) => (
  <>
    {hasText(block.content) && <p className="featured-media-caption">{content}</p>}
    {children}
  </>
)
