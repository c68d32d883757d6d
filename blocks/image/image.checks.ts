import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, linkErrors } from '../core/shared.checks.ts'

/** Alternative text long enough to tell something, its own or the library's, and a link that leads somewhere. */
export const checkImage: BlockCheck<'image'> = ({ props }, { altTextOf }) => [
  ...altTextErrors(props.altText.trim() || ((props.contentId && altTextOf(props.contentId)) ?? ''), props.contentId),
  ...linkErrors(props.link, 'Edit Image Link'),
]
