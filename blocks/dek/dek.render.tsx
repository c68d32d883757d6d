import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import type { dek } from './dek.schema.ts'

/** Renders a sentence or two in larger letters; nothing without text. */
export const renderDek: BlockRenderer<typeof dek> = ({ block, content, children }) => (
  <>
    {hasText(block.content) && <p className="dek">{content}</p>}
    {children}
  </>
)
