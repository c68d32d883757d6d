import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** There is nothing to show until something was chosen. */
export const checkDynamicContent: BlockCheck<'dynamic-content'> = ({ props }) =>
  chosenErrors(props.promotionId, {
    message: 'No promotion selected',
    todo: 'Choose a promotion',
    control: 'Select Promotion',
  })
