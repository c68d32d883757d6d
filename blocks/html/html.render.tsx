import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { referenceOf } from '../core/referenceOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { AiChat, CandidateForum } from './HtmlTools.tsx'
import { splitScripts } from './splitScripts.ts'

/** Renders a tool in place of markup; nothing in a feed, which is not interactive. */
const renderTool: BlockRenderer<'html'> = ({ block, page }) => {
  if (page.medium === 'feed') return null
  const attributes = blockAttributes('html', { ...block.props, modifiers: ['tool'] })
  if (block.props.tool === 'ai-chat') {
    return (
      <section {...attributes}>
        <AiChat />
      </section>
    )
  }
  const forum = referenceOf(page.references.forums, block.props.forumId)
  if (!forum) {
    reportBlock(block, 'not shown, its candidate forum is missing')
    return null
  }
  return (
    <section {...attributes}>
      <CandidateForum
        title={forum.title}
        candidates={forum.candidates.map(({ image, ...candidate }) => ({
          ...candidate,
          portrait: image && (
            <page.Picture media={image} alt="" sizes="96px" aspectRatio={1} className="html__portrait" />
          ),
        }))}
      />
    </section>
  )
}

/** Matches white space and comments alone: content that an import keeps for the newsroom is not shown to readers. */
const showsNothing = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/

/**
 * Renders markup written by editors. It runs on purpose: the back office decides who may write it. Scripts come after
 * the markup they work on, once each; a feed gets none.
 */
export const renderHtml: BlockRenderer<'html'> = (asked) => {
  const { block, page } = asked
  if (block.props.tool !== 'none') return renderTool(asked)
  const { markup, scripts } = splitScripts(block.props.content)
  const content = page.medium === 'feed' ? markup : markup + scripts
  if (showsNothing.test(content)) return null
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
