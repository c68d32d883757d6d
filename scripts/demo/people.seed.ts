import type { Payload } from 'payload'
import { shippedRoles } from '#collections/permissions/shippedRoles.ts'
import { type AccountName, accountPassword, accounts } from './newsroom.content.ts'
import { ensure, type Id } from './seed.store.ts'

/** Creates the shipped roles and one account each. Answers the accounts' ids. */
export async function seedPeople(payload: Payload): Promise<ReadonlyMap<AccountName, Id>> {
  const people = new Map<AccountName, Id>()
  for (const [key, { name, role }] of Object.entries(accounts) as [AccountName, (typeof accounts)[AccountName]][]) {
    const shipped = shippedRoles[role]
    const { id: roleId } = await ensure(payload, 'roles', { name: { equals: shipped.name } }, () => ({
      ...shipped,
      permissions: [...shipped.permissions],
    }))
    const email = `${key}@citydesk.test`
    const { id } = await ensure(payload, 'users', { email: { equals: email } }, () => ({
      email,
      name,
      password: accountPassword,
      roles: [roleId],
      status: 'ACTIVE',
    }))
    people.set(key, id)
  }
  return people
}
