import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { splitScripts } from './splitScripts.ts'

/**
 * Markup of the editors' own. It runs on purpose: who may write it is the back office's business. Scripts come after the
 * markup they work on, once each; a feed gets none.
 */
export const renderHtml: BlockRenderer<'html'> = ({ block, page }) => {
  const { markup, scripts } = splitScripts(block.props.content)
  const content = page.medium === 'feed' ? markup : markup + scripts
  if (!content.trim()) return null
  return (
    <div
      {...blockAttributes('html', block.props)}
      // A table wider than the window scrolls by itself, and what scrolls has to be reachable with the keyboard.
      tabIndex={page.medium === 'page' && /<table[\s>]/i.test(markup) ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what the block is for
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
