import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { isSameId } from '#collections/permissions/actor.ts'
import { endTrust } from '../devices/devices.store.ts'
import { type Person, passwordProblem, personOf } from './password.service.ts'
import { passwordDoors } from './passwordDoors.ts'

/**
 * Refuses bad passwords at every door, and adds the doors by which a forgotten password is replaced. Payload's own
 * reset logs in by itself, with no second factor, and answers later for addresses that it knows: its doors are closed.
 */
export function passwords(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), ...passwordDoors],
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withPasswordRules(collection) : collection,
    ),
  })
}

const withPasswordRules = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeOperation: [...(users.hooks?.beforeOperation ?? []), closeReset, guardPassword],
    beforeChange: [...(users.hooks?.beforeChange ?? []), noteNewPassword],
    afterChange: [...(users.hooks?.afterChange ?? []), distrustBrowsers],
  },
})

const refusal = (message: string, status: number): APIError => new APIError(message, status, null, true)

const closeReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' && operation !== 'resetPassword') return args
  if (req.payloadAPI !== 'local') throw refusal('Ask for a link to a new password on the log-in screen.', 403)
  return args
}

const written = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  data: z.object({
    password: z.string().min(1),
    name: z.string().nullish().catch(null),
    email: z.string().nullish().catch(null),
  }),
})

// What the server itself does, such as the demo, has chosen its passwords; services have judged theirs.
const guardPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  const given = written.safeParse(args)
  if (!given.success) return args
  const { id, data } = given.data
  if (operation === 'create') {
    await refuseBad(req, data.password, data)
    return args
  }
  if (id === undefined) throw refusal('Set a new password for one account at a time.', 400)
  if (isSameId(id, req.user?.id))
    throw refusal('Change your password on the screen of your account: it asks for the one that you have.', 403)
  const before = await personOf(req, Number(id))
  await refuseBad(req, data.password, { name: data.name ?? before.name, email: data.email ?? before.email })
  return args
}

// On the field of the form.
async function refuseBad(req: PayloadRequest, password: string, person: Person): Promise<void> {
  const message = await passwordProblem(req, password, person)
  if (message === null) return
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req }, req.t)
}

const withNewPassword = new WeakSet<PayloadRequest>()

// Payload takes the password out of the data before the write.
const noteNewPassword: CollectionBeforeChangeHook = ({ data, req }) => {
  if (data.password) withNewPassword.add(req)
  return data
}

const distrustBrowsers: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && withNewPassword.delete(req)) await endTrust(req, Number(doc.id))
  return doc
}
