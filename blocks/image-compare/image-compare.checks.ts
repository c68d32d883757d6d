import type { BlockCheck } from '../core/checks.types.ts'
import { linkErrors } from '../core/shared.checks.ts'
import type { imageCompare } from './image-compare.schema.ts'

/** Checks that a link, if there is one, leads somewhere (docs/spec/editor.md#block-errors). */
export const checkImageCompare: BlockCheck<typeof imageCompare> = ({ props }) => linkErrors(props.link)
