import type { BlockCheck } from '../core/checks.types.ts'
import { isValidLink } from '../core/safeHref.ts'
import { linkControl } from '../core/shared.checks.ts'

/** A button that is a link has to lead somewhere. */
export const checkButton: BlockCheck<'button'> = ({ props }) =>
  props.kind === 'link' && !isValidLink(props.link)
    ? [{ kind: 'Required', message: 'Invalid url', fix: { action: 'goTo', control: linkControl(props.link) } }]
    : []
