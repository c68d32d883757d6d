import type { BlockError } from '../core/block.types.ts'
import type { BlockCheck } from '../core/checks.types.ts'
import { isValidLink } from '../core/safeHref.ts'

const minimumAltText = 10

/** Alternative text long enough to tell something, its own or the library's, and a link that leads somewhere. */
export const checkImage: BlockCheck<'image'> = ({ props }, { altTextOf }) => {
  const errors: BlockError[] = []
  const alt = props.altText.trim() || ((props.contentId && altTextOf(props.contentId)) ?? '')
  if (alt.trim().length < minimumAltText) {
    errors.push({ kind: 'Required', message: `Alt text must be at least ${minimumAltText} characters long` })
  }
  if (props.link.trim() && !isValidLink(props.link)) errors.push({ kind: 'Required', message: 'Invalid URL' })
  return errors
}
