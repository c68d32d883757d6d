import type { BlockCheck } from '../core/checks.types.ts'
import { linkErrors } from '../core/shared.checks.ts'

/** A link, if there is one, has to lead somewhere (block-editor 5). */
export const checkImageCompare: BlockCheck<'image-compare'> = ({ props }) => linkErrors(props.link)
