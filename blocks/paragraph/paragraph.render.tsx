import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders running text. A paragraph cannot hold blocks in HTML; what it holds in the tree follows it. */
export const renderParagraph: BlockRenderer<'paragraph'> = ({ block, content, children }) => {
  const { alignment, ...settings } = block.props
  return (
    <>
      {hasText(block.content) && (
        <p {...blockAttributes('paragraph', { ...settings, modifiers: [alignment !== 'left' && alignment] })}>
          {content}
        </p>
      )}
      {children}
    </>
  )
}
