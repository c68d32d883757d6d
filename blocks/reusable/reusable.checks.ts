import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** There is nothing to show until something was chosen. */
export const checkReusable: BlockCheck<'reusable'> = ({ props }) =>
  chosenErrors(props.reusableId, {
    message: 'No reusable block selected',
    todo: 'Choose a reusable block',
    control: 'Select Reusable Block',
  })
