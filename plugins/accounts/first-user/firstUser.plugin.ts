import { APIError, type CollectionConfig, type Endpoint, type PayloadRequest, type Plugin } from 'payload'
import { z } from 'zod'
import { lockNames } from '#database/namedLocks.ts'
import { inTransaction } from '#database/transaction.ts'
import { rememberDevice } from '../devices/devices.store.ts'
import { requireGoodPassword } from '../passwords/password.service.ts'
import { publicDoor } from '../publicDoor.ts'
import { beginSession } from '../sign-in/beginSession.ts'

/**
 * Makes the first account, which is the Administrator's (docs/spec/newsroom.md#first-user): its door is open until there is
 * one. Payload's own door would let two come in at once, with any password.
 */
export function firstUser(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), firstUserDoor],
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withClosedDoor(collection) : collection,
    ),
  })
}

const firstUserDoor = publicDoor({
  path: '/first-user',
  schema: z.object({
    name: z.string().trim().min(1, 'Write your name.').max(200),
    email: z.email({ error: 'Write an e-mail address.' }).max(254),
    password: z.string().max(1000),
  }),
  answer: async (req, account) => {
    const userId = await makeFirstUser(req, account)
    const { cookie } = await beginSession(req, { userId, method: 'password' })
    return { body: {}, cookies: [cookie, await rememberDevice(req, userId)] }
  },
})

interface Account {
  name: string
  email: string
  password: string
}

function makeFirstUser(req: PayloadRequest, account: Account): Promise<number> {
  const { payload } = req
  return inTransaction(req, async () => {
    // Of two at once the second waits, and then finds an account.
    await lockNames(req, ['first user'])
    const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true, req })
    if (totalDocs > 0) throw isMade()
    await requireGoodPassword(req, account.password, account)
    const { id } = await payload.create({
      collection: 'users',
      data: account,
      depth: 0,
      draft: false,
      overrideAccess: true,
      req,
    })
    return id
  })
}

const isMade = () => new APIError('This newsroom has its first account already. Log in instead.', 403, null, true)

const closedDoor: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () => {
    throw new APIError('Make the first account with POST /api/account/first-user.', 403, null, true)
  },
}

const withClosedDoor = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  // The first endpoint of a path answers.
  endpoints: [...(users.endpoints || []), closedDoor],
})
