import { decodeJwt } from 'jose'
import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, CollectionConfig, Plugin } from 'payload'
import { z } from 'zod'
import { recordSession } from './sessions/sessions.store.ts'
import { logInDoor } from './sign-in/logIn.endpoint.ts'
import { recordLogIn } from './sign-in/recordLogIn.ts'

/** Adds the ways in: what Payload's log-in with a password does not have. */
export function accounts(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withSignIn(collection) : collection,
    ),
    endpoints: [...(config.endpoints ?? []), logInDoor],
  })
}

const withSignIn = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    afterLogin: [...(users.hooks?.afterLogin ?? []), recordPasswordSession],
    afterLogout: [...(users.hooks?.afterLogout ?? []), recordLogOut],
  },
})

const claims = z.object({ sid: z.string() })

// Records the session of a log-in with the password alone, which is Payload's own, at whichever door.
const recordPasswordSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { sid } = claims.parse(decodeJwt(token))
  await recordSession(req, { id: sid, userId: Number(user.id), method: 'password' })
  const detail = { method: 'password' }
  await recordLogIn(req, { id: Number(user.id), name: user.name }, { action: 'logIn', outcome: 'done', detail })
  return user
}

const recordLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  const { user } = req
  if (user?.collection === 'users') await recordLogIn(req, user, { action: 'logOut', outcome: 'done' })
}
