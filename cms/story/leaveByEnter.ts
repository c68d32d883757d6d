import { getNearestEditorFromDOMNode } from 'lexical'
import type { KeyboardEvent } from 'react'

const texts = ':is(.story__dek, .story__body) [data-lexical-editor]'

/**
 * Enter in a text of one line leads to the end of the next text: the dek below a headline, the body below a dek and below a
 * caption.
 */
export function leaveByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  const { currentTarget } = event
  const follows = (text: HTMLElement) => {
    const position = currentTarget.compareDocumentPosition(text)
    return position & Node.DOCUMENT_POSITION_FOLLOWING && !(position & Node.DOCUMENT_POSITION_CONTAINED_BY)
  }
  const next = [...document.querySelectorAll<HTMLElement>(texts)].find(follows)
  if (next) getNearestEditorFromDOMNode(next)?.focus()
}
