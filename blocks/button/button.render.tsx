import { blockAttributes, safeClassNames } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Inline } from '../core/Inline.tsx'
import { hasText } from '../core/inlineText.ts'
import { Link } from '../core/Link.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { button } from './button.schema.ts'

/**
 * Renders a button: one that leads somewhere is a link; an action is left to a script of the page. Without an address
 * that can be followed the label stays, as text.
 */
export const renderButton: BlockRenderer<typeof button> = ({ block, page }) => {
  const { anchor, className, color, kind, link, style } = block.props
  if (!hasText(block.content)) {
    reportBlock(block, 'not shown, it has no label')
    return null
  }
  const attributes = blockAttributes(button, { modifiers: [style, ...safeClassNames(color)], anchor, className })
  const label = <Inline content={block.content} page={page} isLinked={false} />
  if (kind === 'action' && page.medium === 'page') {
    return (
      <button type="button" {...attributes}>
        {label}
      </button>
    )
  }
  return (
    <Link href={link} page={page} {...attributes} fallback={<span {...attributes}>{label}</span>}>
      {label}
    </Link>
  )
}
