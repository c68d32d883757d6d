import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Running text. A paragraph cannot hold blocks in HTML; what it holds in the tree follows it. */
export const renderParagraph: BlockRenderer<'paragraph'> = ({ block, content, children }) => (
  <>
    {block.content.length > 0 && (
      <p {...blockAttributes('paragraph', { modifiers: [block.props.alignment !== 'left' && block.props.alignment] })}>
        {content}
      </p>
    )}
    {children}
  </>
)
