import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, requiredLinkErrors } from '../core/shared.checks.ts'

/** A sponsor's picture says who it is, and leads to them (block-editor 5). */
export const checkSponsorImage: BlockCheck<'sponsor-image'> = ({ props }) => [
  ...altTextErrors(props.altText, props.contentId),
  ...requiredLinkErrors(props.link),
]
