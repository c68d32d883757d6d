import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

// The headline is the page's one h1: a heading of the first level is set as large as one, but ranks below it.
const tags = { 1: 'h2', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

function tagOf(level: number) {
  return tags[level as keyof typeof tags] ?? 'h2'
}

/** A heading inside a story. One without text is left out: it would be an empty entry in the list of headings. */
export const renderHeading: BlockRenderer<'heading'> = ({ block, content, children }) => {
  const { alignment, level } = block.props
  const Tag = tagOf(level)
  return (
    <>
      {hasText(block.content) && (
        <Tag {...blockAttributes('heading', { modifiers: [`${level}`, alignment !== 'left' && alignment] })}>
          {content}
        </Tag>
      )}
      {children}
    </>
  )
}
