import { Button, Gutter } from '@payloadcms/ui'
import './forbiddenScreen.css'

/** Replaces a screen for which the person lacks the permissions. */
export function ForbiddenScreen({ message, homeUrl }: { message: string; homeUrl: string }) {
  return (
    <main>
      <Gutter className="forbidden-screen">
        <h1>You do not have permissions to do this</h1>
        <p>{message}</p>
        <Button el="link" to={homeUrl} margin={false}>
          Back to the dashboard
        </Button>
      </Gutter>
    </main>
  )
}
