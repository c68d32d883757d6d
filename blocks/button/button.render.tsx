import { safeClassNames } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { hasText } from '../core/hasText.ts'
import { Inline } from '../core/Inline.tsx'
import { Link } from '../core/Link.tsx'
import type { BlockRenderer } from '../core/render.types.ts'

/**
 * A button that leads somewhere is a link; an action is left to a script of the page. Without an address that can be
 * followed the label stays, as text.
 */
export const renderButton: BlockRenderer<'button'> = ({ block, page }) => {
  const { color, kind, link, style } = block.props
  if (!hasText(block.content)) {
    reportBlock(block, 'not shown, it has no label')
    return null
  }
  const className = ['button', `button--${style}`, ...safeClassNames(color).map((name) => `button--${name}`)].join(' ')
  const label = <Inline content={block.content} page={page} isLinked={false} />
  if (kind === 'action' && page.medium === 'page') {
    return (
      <button type="button" className={className}>
        {label}
      </button>
    )
  }
  return (
    <Link href={link} page={page} className={className} fallback={<span className={className}>{label}</span>}>
      {label}
    </Link>
  )
}
