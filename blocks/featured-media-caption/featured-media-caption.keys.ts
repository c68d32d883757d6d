import { $createTextNode, $getRoot, $isElementNode, type ElementNode, type LexicalEditor } from 'lexical'
import { ElementBlockNode } from '../core/node.factory.ts'
import { typographicText } from '../core/typographicText.ts'
import { featuredMediaCaption } from './featured-media-caption.schema.ts'

/** The event by which the rest of the page tells that other media was chosen, with its caption. */
export const captionChanged = 'captionChanged'

function $captionsIn(node: ElementNode): ElementBlockNode[] {
  return node.getChildren().flatMap((child) => {
    if (child instanceof ElementBlockNode && child.getDefinition().type === featuredMediaCaption.type) return [child]
    return $isElementNode(child) ? $captionsIn(child) : []
  })
}

/** Replaces the text of every featured media caption of the document. */
export function $replaceCaptions(caption: string): void {
  for (const block of $captionsIn($getRoot())) block.clear().append($createTextNode(typographicText(caption)))
}

/** The caption that an event carries; null when it carries none. */
export function captionOf(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('caption' in detail)) return null
  return typeof detail.caption === 'string' ? detail.caption : null
}

/** Has the captions follow the media (block-editor 4.5). Returns what ends that. */
export function registerFeaturedMediaCaptionKeys(editor: LexicalEditor): () => void {
  const follow = (event: Event) => {
    const caption = captionOf(event)
    if (caption !== null) editor.update(() => $replaceCaptions(caption))
  }
  window.addEventListener(captionChanged, follow)
  return () => window.removeEventListener(captionChanged, follow)
}
