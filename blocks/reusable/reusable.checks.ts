import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { reusable } from './reusable.schema.ts'

/** Checks that a reusable block is chosen: there is nothing to show otherwise. */
export const checkReusable: BlockCheck<typeof reusable> = ({ props }) =>
  chosenErrors(props.reusableId, {
    message: 'No reusable block selected',
    todo: 'Choose a reusable block',
    control: 'Select Reusable Block',
  })
