import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson, passwordOfPeople } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let administrator: Person

beforeAll(async () => {
  app = await bootTestPayload()
  administrator = await createAdministrator(app.payload)
})

afterAll(() => app.stop())

const as = (user: Person) => ({ user, overrideAccess: false, depth: 0 })
const rights = z.object({
  permissions: z.array(z.string()),
  authorIds: z.array(z.number()),
  managesAssistants: z.boolean(),
})
const forbidden = { status: 403 }
const conflict = { status: 409 }

const createRole = async (name: string, permissions: Permission[]) =>
  (await app.payload.create({ collection: 'roles', data: { name, permissions }, draft: false })).id

// Returns a password as Payload's older versions stored it: of any length.
const storedPassword = async (password: string) => {
  const salt = randomBytes(32).toString('hex')
  const hash = (await promisify(pbkdf2)(password, salt, 25_000, 512, 'sha256')).toString('hex')
  return { salt, hash }
}

const updateUser = (by: Person, id: number, data: object) =>
  app.payload.update({ collection: 'users', id, data, ...as(by) })

describe('the first user', () => {
  it('is Administrator, and holds every permission', async () => {
    const user = await app.payload.findByID({ collection: 'users', id: administrator.id, depth: 1 })
    expect(user).toMatchObject({ status: 'ACTIVE', roles: [{ name: 'Administrator' }] })
    expect(user.permissions).toEqual([...permissionNames].sort())
  })

  it('is the only one to become it', async () => {
    const second = await createPerson(app.payload, ['CREATE_POST'])
    expect(second.permissions).toEqual(['CREATE_POST'])
  })
})

describe('inactive people', () => {
  it('cannot log in, and lose what they are logged in to', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_POST'])
    const rest = await signIn(app, person.email)
    expect(await rest('POST', '/api/posts', { headline: 'Still here', type: 'article' })).toMatchObject({ status: 201 })

    await updateUser(administrator, person.id, { status: 'INACTIVE' })
    expect(await rest('POST', '/api/posts', { headline: 'Gone', type: 'article' })).toMatchObject(forbidden)
    expect(await rest('GET', '/api/posts?draft=true')).toMatchObject({ status: 200, body: { totalDocs: 0 } })
    const login = { collection: 'users' as const, data: { email: String(person.email), password: passwordOfPeople } }
    await expect(app.payload.login(login)).rejects.toMatchObject(forbidden)
  })
})

describe('a password', () => {
  const short = { password: 'nine-char' }
  const refused = {
    status: 400,
    body: { errors: [{ data: { errors: [{ path: 'password', message: expect.stringContaining('at least 10') }] } }] },
  }

  it('of fewer than 10 characters is refused for a new account, a change and a reset', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER', 'CREATE_USER'])
    const rest = await signIn(app, person.email)
    const account = { name: 'Short', email: 'short@citydesk.test' }
    expect(await rest('POST', '/api/users', { ...account, ...short })).toMatchObject(refused)
    expect(await rest('PATCH', `/api/users/${person.id}`, short)).toMatchObject(refused)
    const email = String(person.email)
    const token = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const reader = readerClient(app)
    expect(await reader('POST', '/api/users/reset-password', { token, ...short })).toMatchObject(refused)
    const long = { password: 'ten-chars!' }
    expect(await reader('POST', '/api/users/reset-password', { token, ...long })).toMatchObject({ status: 200 })
  })

  it('that an account had before still logs in, and is kept by a change of something else', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER'])
    const { salt, hash } = await storedPassword(short.password)
    await app.payload.db.updateOne({ collection: 'users', id: person.id, data: { salt, hash } })
    const login = { collection: 'users' as const, data: { email: String(person.email), password: short.password } }
    await expect(app.payload.login(login)).resolves.toMatchObject({ user: { id: person.id } })
    await updateUser(person, person.id, { name: 'Renamed', password: '' })
    await expect(app.payload.login(login)).resolves.toMatchObject({ user: { name: 'Renamed' } })
  })
})

describe('no user grants more than they hold', () => {
  const managing: Permission[] = [
    'CREATE_USER',
    'UPDATE_USER',
    'READ_USER',
    'DELETE_USER',
    'CREATE_ROLE',
    'UPDATE_ROLE',
    'DELETE_ROLE',
    'READ_ROLE',
  ]

  it('by giving a user a role', async () => {
    const manager = await createPerson(app.payload, managing)
    const target = await createPerson(app.payload, [])
    const above = await createRole('Above the manager', ['PUBLISH_POST'])
    const within = await createRole('Within the manager', ['READ_USER'])
    await expect(updateUser(manager, target.id, { roles: [above] })).rejects.toMatchObject({
      status: 403,
      data: { requiredPermissions: ['PUBLISH_POST'], missingPermissions: ['PUBLISH_POST'] },
    })
    const data = { name: 'New', email: 'new@citydesk.test', password: passwordOfPeople }
    const create = (roles: number[]) =>
      app.payload.create({ collection: 'users', data: { ...data, roles }, draft: false, ...as(manager) })
    await expect(create([Number(above)])).rejects.toMatchObject(forbidden)
    expect((await create([Number(within)])).roles).toEqual([within])
  })

  it('by taking a role upon themselves', async () => {
    const manager = await createPerson(app.payload, managing)
    const [administratorRole] = administrator.roles ?? []
    await expect(updateUser(manager, manager.id, { roles: [administratorRole] })).rejects.toMatchObject(forbidden)
  })

  it('by making a role, or editing one upward, their own included', async () => {
    const manager = await createPerson(app.payload, managing)
    const [own] = manager.roles ?? []
    const upward = { permissions: [...managing, 'SYSTEM_TOOLS' as const] }
    const creation = {
      collection: 'roles' as const,
      data: { name: 'Upward', ...upward },
      draft: false as const,
      ...as(manager),
    }
    await expect(app.payload.create(creation)).rejects.toMatchObject(forbidden)
    await expect(
      app.payload.update({ collection: 'roles', id: Number(own), data: upward, ...as(manager) }),
    ).rejects.toMatchObject(forbidden)
  })

  it('by changing or deleting a role that holds more', async () => {
    const manager = await createPerson(app.payload, managing)
    const above = await createRole('Out of reach', ['SYSTEM_TOOLS'])
    const change = { collection: 'roles' as const, id: above, ...as(manager) }
    await expect(app.payload.update({ ...change, data: { permissions: [] } })).rejects.toMatchObject(forbidden)
    await expect(app.payload.delete(change)).rejects.toMatchObject(forbidden)
  })

  it('by taking over the account of a user above them', async () => {
    const manager = await createPerson(app.payload, managing)
    for (const data of [{ password: 'taken-over' }, { email: 'mine@citydesk.test' }, { status: 'INACTIVE' }]) {
      await expect(updateUser(manager, administrator.id, data)).rejects.toMatchObject(forbidden)
    }
    const deletion = { collection: 'users' as const, id: administrator.id, ...as(manager) }
    await expect(app.payload.delete(deletion)).rejects.toMatchObject(forbidden)
  })

  it('by linking an author, and so its posts, to their account', async () => {
    const person = await createPerson(app.payload, ['CREATE_AUTHOR', 'UPDATE_AUTHOR'])
    const data = { name: 'Star reporter', user: person.id }
    const author = await app.payload.create({ collection: 'authors', data, draft: false, ...as(person) })
    expect(author.user ?? null).toBeNull()
  })
})

describe('their own account', () => {
  it('is theirs to rename, but not to give roles or a status', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER'], {})
    const role = await createRole('Harmless', ['UPDATE_SELF_USER'])
    const changed = await updateUser(person, person.id, { name: 'Renamed', roles: [role], status: 'INACTIVE' })
    expect(changed).toMatchObject({ name: 'Renamed', roles: person.roles, status: 'ACTIVE' })
  })

  it('has permissions that cannot be written', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER'])
    const changed = await updateUser(person, person.id, { permissions: ['SYSTEM_TOOLS'] })
    expect(changed.permissions).toEqual(['UPDATE_SELF_USER'])
  })

  it('has rights over REST as they are at each request, which cannot be written', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER'])
    const client = await signIn(app, person.email)
    const rightsNow = async () => {
      const { body } = await client('GET', '/api/users/me')
      return z.object({ user: rights }).parse(body).user
    }
    const forged = { permissions: ['SYSTEM_TOOLS'], authorIds: [1], managesAssistants: true }
    expect((await client('PATCH', `/api/users/${person.id}`, forged)).status).toBe(200)
    expect(await rightsNow()).toEqual({ permissions: ['UPDATE_SELF_USER'], authorIds: [], managesAssistants: false })
    const author = await app.payload.create({ collection: 'authors', data: { name: 'Iris Falk', user: person.id } })
    const roles = [await createRole('Only writes', ['CREATE_POST'])]
    await app.payload.update({ collection: 'users', id: person.id, data: { roles } })
    expect(await rightsNow()).toEqual({
      permissions: ['CREATE_POST'],
      authorIds: [author.id],
      managesAssistants: false,
    })
    expect((await client('PATCH', `/api/users/${person.id}`, { name: 'Somebody else' })).status).toBe(403)
  })
})

describe('the last administrator', () => {
  it('cannot be demoted, deactivated or deleted, nor can their role shrink', async () => {
    const demote = { roles: [await createRole('Nothing much', ['READ_USER'])] }
    await expect(updateUser(administrator, administrator.id, demote)).rejects.toMatchObject(conflict)
    await expect(updateUser(administrator, administrator.id, { status: 'INACTIVE' })).rejects.toMatchObject(conflict)
    await expect(
      app.payload.delete({ collection: 'users', id: administrator.id, ...as(administrator) }),
    ).rejects.toMatchObject(conflict)
    const [role] = administrator.roles ?? []
    const shrink = { collection: 'roles' as const, id: Number(role), data: { permissions: ['READ_USER' as const] } }
    await expect(app.payload.update({ ...shrink, ...as(administrator) })).rejects.toMatchObject(conflict)
    const unchanged = await app.payload.findByID({ collection: 'users', id: administrator.id, depth: 0 })
    expect(unchanged).toMatchObject({
      status: 'ACTIVE',
      roles: administrator.roles,
      permissions: [...permissionNames].sort(),
    })
  })

  it('is no longer the last when there is another', async () => {
    const second = await createPerson(app.payload, permissionNames)
    await updateUser(second, administrator.id, { status: 'INACTIVE' })
    await updateUser(second, administrator.id, { status: 'ACTIVE' })
    await expect(
      app.payload.delete({ collection: 'users', id: second.id, ...as(administrator) }),
    ).resolves.toMatchObject({ id: second.id })
  })
})

describe('a role that people have', () => {
  it('is not deleted under them', async () => {
    const person = await createPerson(app.payload, ['READ_USER'])
    const [role] = person.roles ?? []
    await expect(app.payload.delete({ collection: 'roles', id: Number(role), ...as(administrator) })).rejects.toThrow(
      '1 person has the role',
    )
  })
})
