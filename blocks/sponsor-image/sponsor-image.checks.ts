import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, requiredLinkErrors } from '../core/shared.checks.ts'

/** Checks that a sponsor's picture names and links the sponsor (docs/spec/editor.md#block-errors). */
export const checkSponsorImage: BlockCheck<'sponsor-image'> = ({ props }) => [
  ...altTextErrors(props.altText, props.contentId),
  ...requiredLinkErrors(props.link),
]
