import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { delegated } from '#collections/permissions/delegation.ts'
import { isPermission } from '#collections/permissions/permissionNames.ts'
import type { User } from '../../payload-types.ts'
import { endOf, mayActAsOthers } from './acting.rules.ts'
import { actingIn } from './acting.store.ts'

export type SignedInUser = NonNullable<PayloadRequest['user']>

// Payload sets the id of the session for users of a log-in.
const loggedIn = z.object({ id: z.number(), name: z.string(), _sid: z.string(), _strategy: z.string().optional() })

// Names who sits there, on the user object that requests of theirs carry meanwhile. Of the registry of the process: a build of
// Next may load this file more than once. Not enumerable: it is neither copied nor sent.
const administrator = Symbol.for('citydesk.administrator')

/** Returns the account of a user, as Payload's own strategy reads it; null when it is gone. */
export function accountOf(payload: Payload, id: number): Promise<User | null> {
  return payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true })
}

/** Returns the user that an administrator acts as in this log-in, marked as used by them; null when there is none. */
export async function actedUserOf(payload: Payload, user: SignedInUser): Promise<SignedInUser | null> {
  if (!mayActAsOthers(user)) return null
  const { data } = loggedIn.safeParse(user)
  const acting = data && (await actingIn({ payload }, data._sid))
  if (acting?.administratorId !== data?.id || !acting || !data) return null
  const account = await accountOf(payload, acting.accountId)
  if (!account || endOf({ ...acting, administrator: user, account }, new Date()) !== null) return null
  const permissions = (user.permissions ?? []).filter(isPermission)
  const by = { kind: 'person', id: data.id, name: data.name, permissions } as const
  const { _sid, _strategy } = data
  const acted = delegated({ ...account, collection: 'users' as const, _sid, _strategy }, by)
  return Object.defineProperty(acted, administrator, { value: user })
}

/** Returns the administrator who acts as the user of a request; null where no person does. */
export function administratorOf({ user }: Pick<PayloadRequest, 'user'>): SignedInUser | null {
  const marked: SignedInUser | undefined = user && Object.getOwnPropertyDescriptor(user, administrator)?.value
  return marked ?? null
}
