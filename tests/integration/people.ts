import { decodeJwt } from 'jose'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idsOf } from '#collections/permissions/actor.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'

/** The signed-in user as Payload hands it to access functions. */
export type Person = NonNullable<PayloadRequest['user']> & { id: number }

declare global {
  /** Runs work in which every salt is the same (tests/onePassword.mjs). */
  var withOneSalt: <Result>(work: () => Promise<Result>) => Promise<Result>
}

// How many people each newsroom has had.
const counts = new WeakMap<Payload, number>()

/** Creates a person of the newsroom with exactly these permissions, through a role of their own. */
export async function createPerson(
  payload: Payload,
  permissions: readonly Permission[],
  { status = 'ACTIVE' }: { status?: 'ACTIVE' | 'INACTIVE' } = {},
): Promise<Person> {
  const count = (counts.get(payload) ?? 0) + 1
  counts.set(payload, count)
  const role = await payload.create({
    collection: 'roles',
    data: { name: `Role ${count}`, permissions: [...permissions] },
    draft: false,
  })
  const data = {
    name: `Person ${count}`,
    email: emailOf(count),
    password: passwordOfPeople,
    roles: [role.id],
    status,
  }
  const user = await globalThis.withOneSalt(() => payload.create({ collection: 'users', data, depth: 0, draft: false }))
  return { ...user, collection: 'users' }
}

/**
 * Returns the same person with exactly these permissions instead of those that they had, or a new one when they are
 * gone. Cheaper than a new person for every case.
 */
export async function personWithOnly(
  payload: Payload,
  person: Person,
  permissions: readonly Permission[],
): Promise<Person> {
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: person.id } }, depth: 0 })
  const [user] = docs
  const [roleId] = idsOf(user?.roles)
  if (!user || roleId === undefined) return createPerson(payload, permissions)
  await payload.update({ collection: 'roles', id: roleId, data: { permissions: [...permissions] } })
  return { ...user, id: Number(user.id), collection: 'users' }
}

/** Creates the first user, who is the administrator whatever roles they were given; every test begins with one. */
export function createAdministrator(payload: Payload): Promise<Person> {
  return createPerson(payload, [])
}

export const passwordOfPeople = 'only-for-tests'

/** Returns the id of a log-in of a person; who has none logs in. */
export async function sessionOf(payload: Payload, { id }: Person): Promise<string> {
  const { email, sessions } = await payload.findByID({ collection: 'users', id, depth: 0 })
  const [open] = sessions ?? []
  if (open) return open.id
  const { token } = await payload.login({ collection: 'users', data: { email, password: passwordOfPeople }, depth: 0 })
  return z.object({ sid: z.string() }).parse(decodeJwt(token ?? '')).sid
}

const emailOf = (number: number): string => `person-${number}@citydesk.test`
