/** What several blocks check in the same words (block-editor 5). */
import type { BlockError } from './block.types.ts'
import { isValidLink } from './safeHref.ts'

const minimumAltText = 10

/** Alternative text has to be long enough to tell something. */
export function altTextErrors(alt: string): BlockError[] {
  if (alt.trim().length >= minimumAltText) return []
  return [{ kind: 'Required', message: `Alt text must be at least ${minimumAltText} characters long` }]
}

/** A link that may be left out has to lead somewhere if it is there. */
export function linkErrors(link: string): BlockError[] {
  return link.trim() === '' ? [] : requiredLinkErrors(link)
}

/** A link that has to be there, and to lead somewhere. */
export function requiredLinkErrors(link: string): BlockError[] {
  return isValidLink(link) ? [] : [{ kind: 'Required', message: 'Invalid URL' }]
}
