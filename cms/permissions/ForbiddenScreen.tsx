import { Button, Gutter } from '@payloadcms/ui'
import './forbiddenScreen.css'

/** Takes the place of a screen that somebody lacks the permissions for. */
export function ForbiddenScreen({ message, homeUrl }: { message: string; homeUrl: string }) {
  return (
    <Gutter className="forbidden-screen">
      <h1>You do not have permissions to do this</h1>
      <p>{message}</p>
      <Button el="link" to={homeUrl} margin={false}>
        Back to the dashboard
      </Button>
    </Gutter>
  )
}
