import './screenTitle.css'

/** Renders the heading of the login screen, for screen readers. */
export function LoginTitle() {
  return <h1 className="screen-title">Log in</h1>
}
