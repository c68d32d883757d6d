import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { OthersContent } from '../core/OthersContent.tsx'
import { referenceOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { ChatTool, ForumTool } from './HtmlTool.tsx'
import { html } from './html.schema.ts'
import { splitScripts } from './splitScripts.ts'

// Renders a tool in place of markup; nothing in a feed, which is not interactive.
const renderTool: BlockRenderer<typeof html> = ({ block, page }) => {
  if (page.medium === 'feed') return null
  const attributes = blockAttributes(html, { ...block.props, modifiers: ['tool'] })
  const formId = `html-${block.nthOfType}`
  if (block.props.tool === 'ai-chat') {
    const assistant = referenceOf(page.references.assistants, block.props.assistant.trim())
    return (
      <section {...attributes}>
        <ChatTool assistant={assistant} page={page} formId={formId} />
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
      <ForumTool forum={forum} page={page} formId={formId} />
    </section>
  )
}

// Matches white space and comments alone: content that an import keeps for the newsroom is not shown to readers.
const showsNothing = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/

// Matches what may load something of another company: code, frames, and files at a full address.
const loadsOthers =
  /<(?:script|iframe|object|embed|link|style)\b|\b(?:src|srcset|poster|data)\s*=\s*["']?\s*(?:https?:)?\/\/|url\(/i

/**
 * Renders markup written by editors. It runs on purpose: the back office decides who may write it. Scripts come after
 * the markup they work on, once each; a feed gets none.
 */
export const renderHtml: BlockRenderer<typeof html> = (input) => {
  const { block, page } = input
  if (block.props.tool !== 'none') return renderTool(input)
  const { markup, scripts } = splitScripts(block.props.content)
  const content = page.medium === 'feed' ? markup : markup + scripts
  if (showsNothing.test(content)) return null
  const frame = (
    <div
      {...blockAttributes(html, block.props)}
      // A table wider than the window scrolls by itself, and what scrolls has to be reachable with the keyboard.
      tabIndex={page.medium === 'page' && /<table[\s>]/i.test(markup) ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what the block is for
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
  if (page.medium === 'feed' || !loadsOthers.test(content)) return frame
  return <OthersContent page={page}>{frame}</OthersContent>
}
