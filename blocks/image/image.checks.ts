import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, linkErrors } from '../core/shared.checks.ts'

/**
 * Checks that a picture has alternative text of sufficient length, its own or the library's, and that its link leads
 * somewhere.
 */
export const checkImage: BlockCheck<'image'> = ({ props }, { altTextOf }) => [
  ...altTextErrors(props.altText.trim() || ((props.contentId && altTextOf(props.contentId)) ?? ''), props.contentId),
  ...linkErrors(props.link, 'Edit Image Link'),
]
