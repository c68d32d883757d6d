import type {
  AuthStrategy,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Payload,
  Plugin,
} from 'payload'
import { actedUserOf, administratorOf } from './actedUser.ts'
import { endActing, endWhatIsOver } from './acting.service.ts'

// Milliseconds between two looks for what has ended by time, to record it.
const interval = 15_000

/**
 * Has administrators act as other people. The log-in stays theirs: each request of it is made by the other user, marked with
 * who sits there, until it is over. Put it after what limits log-ins.
 * @param options.isKeepingUp whether this process records what has ended by time
 */
export function impersonation({ isKeepingUp }: { isKeepingUp: boolean }): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withOwnLogIn(collection) : collection,
    ),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      payload.authStrategies = payload.authStrategies.map((strategy) => withActing(strategy))
      if (isKeepingUp) keepUp(payload)
    },
  })
}

/** Returns a strategy that answers the user as whom an administrator acts. */
export function withActing(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const acted = result.user && (await actedUserOf(args.payload, result.user))
      return acted ? { ...result, user: acted } : result
    },
  }
}

function keepUp(payload: Payload): void {
  const round = () =>
    endWhatIsOver(payload).catch((err: unknown) => {
      payload.logger.warn({ err, msg: 'The end of acting as another person was not recorded' })
    })
  setInterval(() => void round(), interval).unref()
}

// The cookie is that of the administrator: it is renewed and ended as theirs.
const withOwnLogIn = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeOperation: [refreshAsAdministrator, ...(users.hooks?.beforeOperation ?? [])],
    afterOperation: [...(users.hooks?.afterOperation ?? []), goOnAsOther],
    afterLogout: [logOutAsAdministrator, ...(users.hooks?.afterLogout ?? [])],
  },
})

const actedUser = 'actedUser'

const refreshAsAdministrator: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const administrator = operation === 'refresh' ? administratorOf(req) : null
  if (administrator) {
    req.context[actedUser] = req.user
    req.user = administrator
  }
  return args
}

// Of the answer the page learns who is at the screen.
const goOnAsOther: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const user = operation === 'refresh' ? req.context[actedUser] : undefined
  return user ? { ...Object(result), user } : result
}

const logOutAsAdministrator: CollectionAfterLogoutHook = async ({ req }) => {
  const administrator = administratorOf(req)
  if (!administrator || !req.user) return
  await endActing(req, 'logged out')
  // Payload has taken the object of the user out of the request already, and ends the log-in of its id.
  Object.assign(req.user, { id: administrator.id })
  req.user = administrator
}
