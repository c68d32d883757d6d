import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** There is nothing to show until something was chosen. */
export const checkNewsletterSignup: BlockCheck<'newsletter-signup'> = ({ props }) =>
  chosenErrors(props.newsletterId, {
    message: 'No newsletter selected',
    todo: 'Choose a newsletter',
    control: 'Select Newsletter',
  })
