import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sectionTitle } from './section-title.schema.ts'

/**
 * Renders the title of a part of a page. One without text is left out: it would be an empty entry in the list of
 * headings.
 */
export const renderSectionTitle: BlockRenderer<typeof sectionTitle> = ({ block, content, children }) => {
  const { size, ...place } = block.props
  return (
    <>
      {hasText(block.content) && <h2 {...blockAttributes(sectionTitle, { ...place, modifiers: [size] })}>{content}</h2>}
      {children}
    </>
  )
}
