/** Signing up, step by step: a pure machine, drawn by the island. */

export type SignupState =
  /** `error` is for the reader to correct; `notice` is a failure after which the same may be sent again. */
  | { step: 'form'; error: string | null; notice: string | null }
  | { step: 'sending'; error: null; notice: null }
  | { step: 'done'; error: null; notice: null }

export const startState: SignupState = { step: 'form', error: null, notice: null }

// As the HTML standard has it for fields of type "email", with a dot in the domain: a validator would weigh more than
// the page.
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Returns the error of an address; null for one that can be sent. */
export function addressError(email: string): string | null {
  return address.test(email.trim()) ? null : 'Enter a valid e-mail address'
}

/** The server's response to a subscription, as far as the form needs it. */
export interface SignupAnswer {
  /** The HTTP status; 0 without a response. */
  status: number
}

/** Returns the state of the form after a response (docs/spec/reader-site.md#subscribe-call). */
export function stateAfter({ status }: SignupAnswer): SignupState {
  if (status === 200) return { step: 'done', error: null, notice: null }
  if (status === 400) return { step: 'form', error: 'Enter a valid e-mail address', notice: null }
  const isTooOften = status === 429
  const what = isTooOften ? 'Too many attempts.' : 'We could not sign you up.'
  return { step: 'form', error: null, notice: `${what} Try again in a few minutes.` }
}

/** Returns the call that subscribes a reader (docs/spec/reader-site.md#subscribe-call). */
export function subscription(email: string, newsletter: string) {
  return { email: email.trim(), newsletters: [newsletter], source: 'newsletter_signup_block' }
}
