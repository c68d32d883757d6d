import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** There is nothing to show until something was chosen. */
export const checkReusable: BlockCheck<'reusable'> = ({ props }) =>
  chosenErrors(props.reusableId, 'No reusable block selected', 'Select Reusable Block')
