import type { BlockCheck } from '../core/checks.types.ts'
import { linkErrors } from '../core/shared.checks.ts'

/** Checks that a link, if there is one, leads somewhere (docs/spec/editor.md#block-errors). */
export const checkImageCompare: BlockCheck<'image-compare'> = ({ props }) => linkErrors(props.link)
