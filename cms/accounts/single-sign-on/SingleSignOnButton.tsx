import './singleSignOn.css'
import type { SignOnFacts } from './signOnFacts.ts'

/** Renders the way to log in with the provider, and why the last one came to nothing. A link: it works before the page does. */
export function SingleSignOnButton({ name, href, refusal }: SignOnFacts) {
  return (
    <div className="single-sign-on">
      {refusal && (
        <p className="single-sign-on__refusal" role="alert">
          {refusal}
        </p>
      )}
      <a className="single-sign-on__button" href={href}>
        Log in with {name}
      </a>
      <p className="single-sign-on__or">or with a password</p>
    </div>
  )
}
