import type { BlockCheck } from '../core/checks.types.ts'
import { altTextErrors, requiredLinkErrors } from '../core/shared.checks.ts'
import type { sponsorImage } from './sponsor-image.schema.ts'

/** Checks that a sponsor's picture names and links the sponsor (docs/spec/editor.md#block-errors). */
export const checkSponsorImage: BlockCheck<typeof sponsorImage> = ({ props }) => [
  ...altTextErrors(props.altText, props.contentId),
  ...requiredLinkErrors(props.link),
]
