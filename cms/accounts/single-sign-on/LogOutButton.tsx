import { LogOutIcon, Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { z } from 'zod'
import { idTokenOf } from '#plugins/accounts/single-sign-on/providerSessions.store.ts'
import { singleSignOnOf, singleSignOnPath } from '#plugins/accounts/single-sign-on/singleSignOn.options.ts'

const session = z.object({ _sid: z.string() })

/** Renders the way out: for who came in with the provider, one that leads past the log-out there. */
export async function LogOutButton({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const { data } = session.safeParse(user)
  const isOfProvider = data && singleSignOnOf({ payload }) && (await idTokenOf({ payload }, data._sid)) !== null
  if (!isOfProvider) return <Logout />
  return (
    <a
      className="nav__log-out"
      href={`${payload.config.routes.api}${singleSignOnPath}/log-out`}
      aria-label="Log out"
      title="Log out"
    >
      <LogOutIcon />
    </a>
  )
}
