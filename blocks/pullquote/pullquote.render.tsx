import { blockAttributes } from '../core/blockAttributes.ts'
import { dirOf, hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { pullquote } from './pullquote.schema.ts'

/** Renders a sentence of the story, set large. */
export const renderPullquote: BlockRenderer<typeof pullquote> = ({ block, page, content, children }) => {
  const { attribution } = block.props
  if (!hasText(block.content) && block.children.length === 0) return null
  return (
    <figure {...blockAttributes(pullquote, block.props)}>
      <blockquote className="pullquote__quote">
        <p className="pullquote__text" dir={dirOf(block.content, page)}>
          {content}
        </p>
        {children}
      </blockquote>
      {attribution.trim() && <figcaption className="pullquote__attribution">{attribution}</figcaption>}
    </figure>
  )
}
