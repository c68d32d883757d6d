import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { code } from './code.schema.ts'

/**
 * Renders preformatted text. Its lines do not wrap, so it can scroll, and what scrolls has to be reachable with the
 * keyboard.
 */
export const renderCode: BlockRenderer<typeof code> = ({ block, page, content, children }) => (
  <>
    {hasText(block.content) && (
      <pre {...blockAttributes(code, block.props)} tabIndex={page.medium === 'page' ? 0 : undefined}>
        <code>{content}</code>
      </pre>
    )}
    {children}
  </>
)
