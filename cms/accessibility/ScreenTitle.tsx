import './screenTitle.css'

/** The heading of the dashboard, for screen readers. */
export function DashboardTitle() {
  return <h1 className="screen-title">Dashboard</h1>
}

/** The heading of the login screen, for screen readers. */
export function LoginTitle() {
  return <h1 className="screen-title">Log in</h1>
}
