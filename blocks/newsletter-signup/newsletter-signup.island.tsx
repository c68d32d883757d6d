import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { mayLoad, readerHere } from '#contract/consent.ts'
import { keepCookie, subscribedCookie } from '#contract/readerCookies.ts'
import { trackEvent } from '#contract/trackEvent.ts'
import { keptGroup } from '../dynamic-content/dynamicContentDecision.ts'
import { addressError, startState, stateAfter, subscription } from './newsletter-signup.state.ts'

export interface NewsletterSignupIslandProps {
  /** The name of the newsletter that is subscribed to. */
  newsletter: string
  /** Begins the ids of the form's parts; different for every form of the page. */
  formId: string
  /** Address that notifies the ad server of a subscription. */
  conversionPixel: string | null
  /** Readers are asked before anything of another company loads. */
  asksConsent: boolean
}

const endpoint = '/api/newsletters/subscribe'

async function subscribe(email: string, newsletter: string): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription(email, newsletter)),
  }).catch(() => null)
  return answer?.status ?? 0
}

// Counts a subscription: here, for the reader's half of a comparison, and at the ad server, as far as the reader lets
// it know.
function registerConversion(newsletter: string, pixel: string | null, asksConsent: boolean): void {
  const group = keptGroup(document.cookie)
  trackEvent({ name: 'newsletter_signup', props: { category: 'conversion', newsletter, ...(group && { group }) } })
  if (pixel && mayLoad('ads', readerHere(asksConsent))) new Image().src = pixel
}

/** Renders the form. Without its script the browser sends it as any other form. */
export function NewsletterSignupIsland(props: NewsletterSignupIslandProps): ReactNode {
  const { newsletter, formId, conversionPixel, asksConsent } = props
  const [state, setState] = useState(startState)
  const [email, setEmail] = useState('')
  const outcome = useRef<HTMLParagraphElement>(null)
  const isDone = state.step === 'done'
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) outcome.current?.focus()
  }, [isDone])

  const check = (value: string) => setState({ step: 'form', error: addressError(value), notice: null })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (addressError(email)) {
      check(email)
      return
    }
    setState({ step: 'sending', error: null, notice: null })
    const next = stateAfter({ status: await subscribe(email, newsletter) })
    setState(next)
    if (next.step !== 'done') return
    keepCookie(subscribedCookie, '1')
    registerConversion(newsletter, conversionPixel, asksConsent)
  }

  const hasError = state.error !== null
  const form = (
    <form method="post" action={endpoint} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="newsletters" value={newsletter} />
      <input type="hidden" name="source" value="newsletter_signup_block" />
      <label className="newsletter-signup__label" htmlFor={`${formId}-email`}>
        E-mail
      </label>
      <div className="newsletter-signup__row">
        <input
          id={`${formId}-email`}
          className="newsletter-signup__email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          aria-invalid={hasError}
          aria-describedby={hasError ? `${formId}-error` : undefined}
          value={email}
          onChange={({ target: { value } }) => {
            setEmail(value)
            // An error disappears while it is corrected, not at the next try.
            if (hasError) check(value)
          }}
          onBlur={() => email && check(email)}
        />
        <button
          type="submit"
          className={hasError ? 'button newsletter-signup__button--error' : 'button'}
          disabled={hasError || state.step === 'sending'}
        >
          Sign Up
        </button>
      </div>
      {hasError && (
        <p id={`${formId}-error`} className="newsletter-signup__error" role="alert">
          {state.error}
        </p>
      )}
    </form>
  )
  return (
    <>
      {isDone ? null : form}
      {/* There from the start, so that screen readers announce what comes into it. */}
      <p
        ref={outcome}
        className={isDone ? 'newsletter-signup__thanks' : 'newsletter-signup__notice'}
        role="status"
        tabIndex={isDone ? -1 : undefined}
      >
        {isDone ? 'Thanks for signing up!' : state.notice}
      </p>
    </>
  )
}
