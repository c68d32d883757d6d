/** Checks that several blocks share, in the same words (docs/spec/editor.md#block-errors). */
import type { BlockError, BlockFix } from './block.types.ts'
import { isValidLink } from './safeHref.ts'

const minimumAltText = 10

/** Checks that alternative text is long enough to describe the picture; only once a picture has been chosen. */
export function altTextErrors(alt: string, contentId: string | null): BlockError[] {
  if (alt.trim().length >= minimumAltText) return []
  const message = `Alt text must be at least ${minimumAltText} characters long`
  if (contentId) return [{ kind: 'Required', message, fix: { action: 'goTo', control: 'Alt text' } }]
  const fix: BlockFix = { action: 'goTo', control: 'Select Image' }
  return [{ kind: 'Required', message, details: 'Choose a picture first', todo: 'Choose a picture', fix }]
}

/** Returns the button of a block's toolbar that opens its link editor. */
export function linkControl(link: string): string {
  return link.trim() ? 'Edit Link' : 'Create Link'
}

/** Returns the error of a link that leads nowhere. */
export function brokenLink(link: string, message: string, control = linkControl(link)): BlockError {
  const todo = link.trim() ? 'Correct the link' : 'Add a link'
  return { kind: 'Required', message, todo, fix: { action: 'goTo', control } }
}

/** Checks that an optional link leads somewhere if it is there. */
export function linkErrors(link: string, control = linkControl(link)): BlockError[] {
  return link.trim() === '' ? [] : requiredLinkErrors(link, control)
}

/** Checks that a required link is there and leads somewhere. */
export function requiredLinkErrors(link: string, control = linkControl(link)): BlockError[] {
  return isValidLink(link) ? [] : [brokenLink(link, 'Invalid URL', control)]
}

interface Choice {
  message: string
  todo: string
  control: string
}

/** Checks that something required has been chosen. */
export function chosenErrors(id: string | null, { message, todo, control }: Choice): BlockError[] {
  return id ? [] : [{ kind: 'Required', message, todo, fix: { action: 'goTo', control } }]
}
