/** What several blocks check in the same words (block-editor 5). */
import type { BlockError } from './block.types.ts'
import { isValidLink } from './safeHref.ts'

const minimumAltText = 10

/** Alternative text has to be long enough to tell something; it is written below a picture that has been chosen. */
export function altTextErrors(alt: string, contentId: string | null): BlockError[] {
  if (alt.trim().length >= minimumAltText) return []
  const message = `Alt text must be at least ${minimumAltText} characters long`
  if (contentId) return [{ kind: 'Required', message, fix: { action: 'goTo', control: 'Alt text' } }]
  return [
    { kind: 'Required', message, details: 'Choose a picture first', fix: { action: 'goTo', control: 'Select Image' } },
  ]
}

/** The button of a block's toolbar that opens its link editor. */
export function linkControl(link: string): string {
  return link.trim() ? 'Edit Link' : 'Create Link'
}

/** A link that may be left out has to lead somewhere if it is there. */
export function linkErrors(link: string, control = linkControl(link)): BlockError[] {
  return link.trim() === '' ? [] : requiredLinkErrors(link, control)
}

/** A link that has to be there, and to lead somewhere. */
export function requiredLinkErrors(link: string, control = linkControl(link)): BlockError[] {
  return isValidLink(link) ? [] : [{ kind: 'Required', message: 'Invalid URL', fix: { action: 'goTo', control } }]
}

/** Something that has to be chosen with the button of this name. */
export function chosenErrors(id: string | null, message: string, control: string): BlockError[] {
  return id ? [] : [{ kind: 'Required', message, fix: { action: 'goTo', control } }]
}
