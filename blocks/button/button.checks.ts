import type { BlockCheck } from '../core/checks.types.ts'
import { isValidLink } from '../core/safeHref.ts'
import { brokenLink } from '../core/shared.checks.ts'
import type { button } from './button.schema.ts'

/** Checks that a button that is a link leads somewhere. */
export const checkButton: BlockCheck<typeof button> = ({ props }) =>
  props.kind === 'link' && !isValidLink(props.link) ? [brokenLink(props.link, 'Invalid url')] : []
