import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { newsletterSignup } from './newsletter-signup.schema.ts'

/** Checks that a newsletter is chosen: there is nothing to show otherwise. */
export const checkNewsletterSignup: BlockCheck<typeof newsletterSignup> = ({ props }) =>
  chosenErrors(props.newsletterId, {
    message: 'No newsletter selected',
    todo: 'Choose a newsletter',
    control: 'Select Newsletter',
  })
