import { blockAttributes } from '../core/blockAttributes.ts'
import { dirOf, hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { paragraph } from './paragraph.schema.ts'

/** Renders running text. A paragraph cannot hold blocks in HTML; what it holds in the tree follows it. */
export const renderParagraph: BlockRenderer<typeof paragraph> = ({ block, page, content, children }) => {
  const { alignment, ...settings } = block.props
  return (
    <>
      {hasText(block.content) && (
        <p
          {...blockAttributes(paragraph, { ...settings, modifiers: [alignment !== 'left' && alignment] })}
          dir={dirOf(block.content, page)}
        >
          {content}
        </p>
      )}
      {children}
    </>
  )
}
