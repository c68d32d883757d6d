import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, linkErrors } from '../core/shared.checks.ts'
import type { image } from './image.schema.ts'

/**
 * Checks that a picture has alternative text of sufficient length, its own or the library's, and that its link leads
 * somewhere.
 */
export const checkImage: BlockCheck<typeof image> = ({ props }, { altTextOf }) => [
  ...altTextErrors(props.altText.trim() || ((props.contentId && altTextOf(props.contentId)) ?? ''), props.contentId),
  ...linkErrors(props.link, 'Edit Image Link'),
]
