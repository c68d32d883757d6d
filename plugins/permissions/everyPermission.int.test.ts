import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import type { Permission } from '#collections/permissions/permission.names.ts'
import { permissionNames } from '#collections/permissions/permission.names.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson, personWithOnly } from '#tests/integration/people.ts'
import type { Attempt } from './everyPermission.attempts.ts'
import { attempts, createScene } from './everyPermission.attempts.ts'
import { requirePermissions } from './requirePermissions.ts'

let app: TestPayload
let other: Person
let person: Person

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  await app.payload.create({ collection: 'fronts', data: { title: 'Home page' }, draft: true })
  other = await createPerson(app.payload, [])
  person = await createPerson(app.payload, [])
})

afterAll(() => app.stop())

// Returns the result of an attempt: done, or refused for lack of permission; any other error is thrown.
const outcomeOf = async (attempt: Attempt, permissions: readonly Permission[]): Promise<'done' | 'refused'> => {
  person = await personWithOnly(app.payload, person, permissions)
  try {
    await attempt.run(createScene(app.payload, person, other))
    return 'done'
  } catch (error) {
    const status: unknown = error instanceof Error && 'status' in error ? error.status : null
    if (status === 403 || status === 404) return 'refused'
    throw error
  }
}

// Makes a person a member of the newsroom without letting them do anything.
const membership: Permission = 'IMPERSONATE_CUSTOMER'

describe('every permission', () => {
  const guarded = permissionNames.filter((permission) => attempts[permission])
  const gated = permissionNames.filter((permission) => !attempts[permission])

  it.each(guarded)('%s: without it refused, with it allowed', async (permission) => {
    for (const attempt of attempts[permission] ?? []) {
      const others = [membership, ...attempt.needs]
      expect([attempt.what, await outcomeOf(attempt, others)]).toEqual([attempt.what, 'refused'])
      expect([attempt.what, await outcomeOf(attempt, [...others, permission])]).toEqual([attempt.what, 'done'])
    }
  })

  it.each(gated)('%s guards no collection; its gate refuses without it and opens with it', async (permission) => {
    const without = await createPerson(app.payload, ['CREATE_POST'])
    const holder = await createPerson(app.payload, [permission])
    const asked = (user: Person) =>
      createLocalReq({ user }, app.payload).then((req) => requirePermissions(req, [permission]))
    await expect(asked(without)).rejects.toMatchObject({
      status: 403,
      data: { requiredPermissions: [permission], missingPermissions: [permission] },
    })
    await expect(asked(holder)).resolves.toMatchObject({ id: holder.id })
  })

  const selfVariants = permissionNames.filter((permission) => permission.includes('_SELF_'))

  it.each(selfVariants)('%s does not reach documents of other users', async (permission) => {
    const wide = permissionNames.find((name) => name === permission.replace('_SELF', ''))
    for (const attempt of (wide && attempts[wide]) ?? []) {
      expect([attempt.what, await outcomeOf(attempt, [membership, ...attempt.needs, permission])]).toEqual([
        attempt.what,
        'refused',
      ])
    }
  })
})
