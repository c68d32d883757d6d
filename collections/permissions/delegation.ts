import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Permission } from './permissionNames.ts'
import { isPermission } from './permissionNames.ts'

// What a delegate may do at most; what the account may not do, it may not do through a delegate either.
const permissions = z.array(z.custom<Permission>(isPermission))

const delegation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), id: z.number(), name: z.string(), permissions }),
  z.object({ kind: z.literal('person'), id: z.number(), name: z.string(), permissions }),
])

/**
 * Who uses an account that is not theirs: a program, by an API token that the account made, or another person who acts
 * as its owner.
 */
export type Delegation = z.infer<typeof delegation>

const key = '_delegation'

/** Returns a user, as a strategy of authentication answers it, marked as used by a delegate. */
export function delegated<User extends { permissions?: string[] | null }>(user: User, by: Delegation): User {
  const permissions = permissionsInEffect((user.permissions ?? []).filter(isPermission), by)
  return { ...user, permissions, [key]: by }
}

/**
 * Returns who uses the account of a request in place of its owner; null for the owner, and without a login.
 * @throws ZodError on a malformed mark: it never counts as no mark.
 */
export function delegationOf({ user }: Pick<PayloadRequest, 'user'>): Delegation | null {
  return user && key in user ? delegation.parse(user[key]) : null
}

/** Returns the name of an account with that of the person who acts as its owner, where one does. */
export function nameOfBoth(account: string, person: string | null | undefined): string {
  return person ? `${account} (by ${person})` : account
}

/** Returns the name of the user of a request, for colleagues and records. */
export function nameInUse(user: { name?: unknown; email?: unknown }): string {
  const name = String(user.name || user.email || '')
  const by = key in user ? delegation.parse(user[key]) : null
  return by?.kind === 'person' ? nameOfBoth(name, by.name) : name
}

// Permissions that give control of accounts. They are for people who have come in as themselves.
const ofAccounts: ReadonlySet<Permission> = new Set<Permission>([
  'CREATE_USER',
  'UPDATE_USER',
  'UPDATE_SELF_USER',
  'DELETE_USER',
  'DELETE_SELF_USER',
  'CREATE_ROLE',
  'UPDATE_ROLE',
  'DELETE_ROLE',
  'CREATE_INVITATION',
  'UPDATE_INVITATION',
  'DELETE_INVITATION',
  'CREATE_API_TOKEN',
  'UPDATE_API_TOKEN',
  'DELETE_API_TOKEN',
  'IMPERSONATE_USER',
  'IMPERSONATE_CUSTOMER',
])

/** Returns whether a permission can be used through a delegate: control of accounts cannot. */
export function isDelegable(permission: Permission): boolean {
  return !ofAccounts.has(permission)
}

/** Returns the permissions of an account that are in effect: all for its owner, less through a delegate. */
export function permissionsInEffect(held: readonly Permission[], by: Delegation | null): Permission[] {
  if (!by) return [...held]
  return held.filter((permission) => isDelegable(permission) && by.permissions.includes(permission))
}
