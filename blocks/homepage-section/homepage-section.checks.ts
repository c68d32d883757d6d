import type { BlockCheck } from '../core/checks.types.ts'
import { linkErrors } from '../core/shared.checks.ts'
import type { homepageSection } from './homepage-section.schema.ts'

/** Checks that 'View all' leads somewhere where it is set (docs/spec/newsroom.md#home-page-section). */
export const checkHomepageSection: BlockCheck<typeof homepageSection> = ({ props }) =>
  linkErrors(props.viewAllUrl, 'View all')
