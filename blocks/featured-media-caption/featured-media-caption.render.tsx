import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a caption without its picture, in the letters of captions; nothing without text. */
export const renderFeaturedMediaCaption: BlockRenderer<'featured-media-caption'> = ({ block, content, children }) => (
  <>
    {hasText(block.content) && <p className="featured-media-caption">{content}</p>}
    {children}
  </>
)
