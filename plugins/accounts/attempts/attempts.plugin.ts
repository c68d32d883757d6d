import type {
  AfterErrorHook,
  CollectionAfterLoginHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { AuthenticationError } from 'payload'
import { z } from 'zod'
import { clientOf } from '../client.ts'
import { deviceOf, isKnownDevice, rememberDevice } from '../devices/devices.store.ts'
import { checkNoPassword } from '../passwords/hash.ts'
import { recordLogIn } from '../sign-in/recordLogIn.ts'
import { emailKey, findAccount, type LogInAccount } from './account.store.ts'
import { forgiveAttempt, requireAttempt } from './attempts.service.ts'
import type { Budget } from './attempts.store.ts'

/**
 * Limits guesses at passwords, at every door: by account and by network for browsers that the account does not know. A
 * browser in which its person has logged in before has a budget of its own, so that no stranger locks them out.
 */
export function attempts(): Plugin {
  return (config) => ({
    ...config,
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), recordFailure] },
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withLimits(collection) : collection,
    ),
  })
}

// The right password is no failure, whatever else the log-in then asks for: so its hook is the first.
const withLimits = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeOperation: [countLogIn, ...(users.hooks?.beforeOperation ?? [])],
    beforeLogin: [forgiveLogIn, ...(users.hooks?.beforeLogin ?? [])],
    afterLogin: [...(users.hooks?.afterLogin ?? []), rememberBrowser],
  },
})

// The budgets in which a request has counted its log-in.
const countedIn = new WeakMap<PayloadRequest, Budget[]>()

// The account whose password a request has to know.
const triedOn = new WeakMap<PayloadRequest, LogInAccount>()

const credentials = z.object({ data: z.object({ email: z.string(), password: z.string().min(1) }) })

const countLogIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const given = credentials.safeParse(args)
  // Payload refuses it, without a look at any account.
  if (!given.success) return args
  const { email, password } = given.data.data
  const account = await findAccount(req, email)
  const budgets = await budgetsOf(req, email, account?.id ?? null)
  await requireAttempt(req, budgets)
  countedIn.set(req, budgets)
  if (account) triedOn.set(req, account)
  if (!account?.hasPassword) await checkNoPassword(password)
  return args
}

async function budgetsOf(req: PayloadRequest, email: string, userId: number | null): Promise<Budget[]> {
  if (userId !== null && (await isKnownDevice(req, userId)))
    return [{ subject: `log-in of ${userId} from ${deviceOf(req)}`, limit: 20, minutes: 15 }]
  const ofAccount = { subject: `log-in of ${emailKey(email)}`, limit: 20, minutes: 15 }
  // What the server itself does comes from no network.
  if (req.payloadAPI === 'local') return [ofAccount]
  return [{ subject: `log-in from ${clientOf(req).network}`, limit: 60, minutes: 15 }, ofAccount]
}

// Not awaited: the log-in holds a connection to the database, and many at once that each waited for a second one would wait
// forever. Not within its transaction, which a second factor ends.
const forgiveLogIn: CollectionBeforeLoginHook = ({ req, user }) => {
  forgiveAttempt(req, countedIn.get(req) ?? []).catch((error: unknown) =>
    req.payload.logger.error({ err: error, msg: 'A log-in stays counted as failed' }),
  )
  countedIn.delete(req)
  return user
}

// Within the budgets, which bound how much a stranger can write into the log.
const recordFailure: AfterErrorHook = async ({ error, req }) => {
  const account = triedOn.get(req)
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (!account || !(cause instanceof AuthenticationError)) return
  const detail = { reason: 'The password was wrong.' }
  await recordLogIn(req, account, { action: 'logIn', outcome: 'refused', detail }).catch((failure: unknown) =>
    req.payload.logger.error({ err: failure, msg: 'A refused log-in was not recorded' }),
  )
}

const rememberBrowser: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI === 'local') return user
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', await rememberDevice(req, Number(user.id)))
  return user
}
