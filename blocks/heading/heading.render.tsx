import type { HeadingLevel } from '../core/block.types.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { dirOf, hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { heading } from './heading.schema.ts'

const tags = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const satisfies Record<HeadingLevel, string>

/**
 * Renders a heading inside a story: as large as the editor wants it, at the level that the page's outline needs. One
 * without text is left out: it would be an empty entry in the list of headings.
 */
export const renderHeading: BlockRenderer<typeof heading> = ({ block, page, content, children, headingLevel = 2 }) => {
  const { alignment, level, ...settings } = block.props
  const Tag = tags[headingLevel]
  return (
    <>
      {hasText(block.content) && (
        <Tag
          {...blockAttributes(heading, { ...settings, modifiers: [`${level}`, alignment !== 'left' && alignment] })}
          dir={dirOf(block.content, page)}
        >
          {content}
        </Tag>
      )}
      {children}
    </>
  )
}
