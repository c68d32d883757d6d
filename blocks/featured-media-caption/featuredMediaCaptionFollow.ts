import type { Block } from '../core/block.types.ts'
import { typographicText } from '../core/typographicText.ts'
import { featuredMediaCaption } from './featured-media-caption.schema.ts'

/**
 * The event by which a page says that other featured media was chosen, with its caption
 * (docs/spec/editor.md#media-choice).
 */
export const captionChanged = 'captionChanged'

/** Dispatches the caption of the newly chosen media to all listeners on the page. */
export function announceCaption(caption: string): void {
  window.dispatchEvent(new CustomEvent(captionChanged, { detail: { caption } }))
}

/** Returns the caption that an event carries; null when it carries none. */
export function captionOf(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('caption' in detail)) return null
  return typeof detail.caption === 'string' ? detail.caption : null
}

/** Returns a caption as the block has it: one line of text, whatever a library keeps. */
export function captionText(caption: string): string {
  return typographicText(caption.trim().replace(/\s+/g, ' '))
}

/**
 * Returns the tree with this caption in every block that shows the featured media's; the same tree when there is none.
 */
export function withCaption(blocks: Block[], caption: string): Block[] {
  const text = captionText(caption)
  const follow = (block: Block): Block => {
    if (block.type === featuredMediaCaption.type) {
      return { ...block, content: text === '' ? [] : [{ type: 'text', text, marks: [] }] }
    }
    const children = withCaption(block.children, caption)
    return children === block.children ? block : { ...block, children }
  }
  const followed = blocks.map(follow)
  return followed.some((block, index) => block !== blocks[index]) ? followed : blocks
}
