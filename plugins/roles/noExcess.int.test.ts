import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson, type Person, personWithOnly } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'

let app: TestPayload
let administrator: Person
let asAdministrator: RestClient
// Manages people and roles, and may write posts; may publish nothing.
let manager: Person
let asManager: RestClient
// The only role of the manager, one with less, and one with more than the manager has.
let own: number
let narrow: number
let wide: number

const held: Permission[] = ['READ_ROLE', 'CREATE_ROLE', 'UPDATE_ROLE', 'DELETE_ROLE', 'READ_USER', 'UPDATE_USER']
const more: Permission[] = [...held, 'CREATE_POST']

const roleWith = async (name: string, permissions: readonly Permission[]): Promise<number> => {
  const data = { name: `${name} ${Math.random()}`, permissions: [...permissions] }
  return (await app.payload.create({ collection: 'roles', data, draft: false })).id
}
const roleOf = async (person: Person): Promise<number> => {
  const { roles } = await app.payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  return Number(roles?.[0])
}
const permissionsOf = async (id: number) =>
  (await app.payload.findByID({ collection: 'roles', id, depth: 0 })).permissions ?? []
const rightsOf = async (id: number) => (await app.payload.findByID({ collection: 'users', id, depth: 0 })).permissions

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints })
  administrator = await createAdministrator(app.payload)
  manager = await createPerson(app.payload, more)
  asAdministrator = await signIn(app, administrator.email)
  asManager = await signIn(app, manager.email)
})
afterAll(() => app?.stop())

beforeEach(async () => {
  manager = await personWithOnly(app.payload, manager, more)
  own = await roleOf(manager)
  narrow = await roleWith('Narrow', ['CREATE_POST'])
  wide = await roleWith('Wide', [...more, 'PUBLISH_POST'])
})

const call = (client: RestClient, name: string, input: object) => client('POST', `/api/rpc/${name}`, input)

// Each way to come to a permission that one does not hold. None of them may answer with success.
const ways: [what: string, run: () => Promise<{ status: number }>][] = [
  [
    'making a role with more, over REST',
    () => asManager('POST', '/api/roles', { name: 'New', permissions: ['PUBLISH_POST'] }),
  ],
  ['widening the own role, over REST', () => asManager('PATCH', `/api/roles/${own}`, { permissions: permissionNames })],
  [
    'widening many roles, over REST',
    () => asManager('PATCH', `/api/roles?where[id][in]=${own},${narrow}`, { permissions: ['PUBLISH_POST'] }),
  ],
  [
    'widening the own role, over the procedure',
    () => call(asManager, 'role.changePermissions', { changes: [{ id: own, given: ['PUBLISH_POST'], taken: [] }] }),
  ],
  [
    'widening a role within a set of changes that are allowed',
    () =>
      call(asManager, 'role.changePermissions', {
        changes: [
          { id: narrow, given: ['READ_ROLE'], taken: [] },
          { id: own, given: ['PUBLISH_POST'], taken: [] },
        ],
      }),
  ],
  ['narrowing a role above', () => asManager('PATCH', `/api/roles/${wide}`, { permissions: ['CREATE_POST'] })],
  ['duplicating a role above', () => asManager('POST', `/api/roles/${wide}/duplicate`)],
  [
    'duplicating the own role with more',
    () => asManager('POST', `/api/roles/${own}/duplicate`, { permissions: ['PUBLISH_POST'] }),
  ],
  ['taking a role above', () => asManager('PATCH', `/api/users/${manager.id}`, { roles: [own, wide] })],
  [
    'taking a role above among many',
    () => asManager('PATCH', `/api/users?where[id][equals]=${manager.id}`, { roles: [own, wide] }),
  ],
  ['deleting a role above', () => asManager('DELETE', `/api/roles/${wide}`)],
]

describe('no way leads to more than one holds', () => {
  it('such as a version or a duplicate that is kept', () => {
    for (const slug of ['roles', 'users'] as const) {
      const { versions, disableDuplicate } = app.payload.collections[slug].config
      expect([Boolean(versions), disableDuplicate]).toEqual([false, true])
    }
  })

  it.each(ways)('%s', async (_what, run) => {
    const before = [await permissionsOf(own), await permissionsOf(narrow), await permissionsOf(wide)]
    const { status } = await run()
    expect(status).toBeGreaterThanOrEqual(400)
    expect([await permissionsOf(own), await permissionsOf(narrow), await permissionsOf(wide)]).toEqual(before)
    expect(await rightsOf(manager.id)).toEqual([...more].sort())
  })

  it('even by a role of one’s own that is given before it is widened', async () => {
    const { body, status } = await asManager('POST', '/api/roles', {
      name: `Mine ${own}`,
      permissions: ['CREATE_POST'],
    })
    expect(status).toBe(201)
    const { id } = Object(body.doc)
    expect((await asManager('PATCH', `/api/users/${manager.id}`, { roles: [own, id] })).status).toBe(200)
    expect((await asManager('PATCH', `/api/roles/${id}`, { permissions: ['PUBLISH_POST'] })).status).toBe(403)
    expect(await rightsOf(manager.id)).toEqual([...more].sort())
  })
})

describe('changes of several roles', () => {
  it('are made together, keep what others changed meanwhile, and are recorded', async () => {
    const changes = [
      { id: narrow, given: ['READ_ROLE'], taken: ['CREATE_POST'] },
      { id: own, given: [], taken: ['DELETE_ROLE'] },
    ]
    await app.payload.update({ collection: 'roles', id: narrow, data: { permissions: ['CREATE_POST', 'READ_USER'] } })
    expect(await call(asManager, 'role.changePermissions', { changes })).toMatchObject({ status: 200 })
    expect([...(await permissionsOf(narrow))].sort()).toEqual(['READ_ROLE', 'READ_USER'])
    expect(await permissionsOf(own)).not.toContain('DELETE_ROLE')
  })

  it('are refused as a whole for one that is not there', async () => {
    const changes = [
      { id: narrow, given: ['READ_ROLE'], taken: [] },
      { id: 999_999, given: ['READ_ROLE'], taken: [] },
    ]
    expect((await call(asManager, 'role.changePermissions', { changes })).status).toBe(404)
    expect(await permissionsOf(narrow)).toEqual(['CREATE_POST'])
  })

  it('come with the number of people, for those who see users', async () => {
    const { body } = await asManager('GET', '/api/rpc/role.getAll?input={}')
    expect(body).toMatchObject({
      result: { data: { roles: expect.arrayContaining([expect.objectContaining({ id: own, people: 1 })]) } },
    })
    const onlyRoles = await signIn(app, (await createPerson(app.payload, ['READ_ROLE'])).email)
    const answer = await onlyRoles('GET', '/api/rpc/role.getAll?input={}')
    expect(answer.body).toMatchObject({
      result: { data: { roles: expect.arrayContaining([expect.objectContaining({ id: own, people: null })]) } },
    })
    const writer = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
    expect((await writer('GET', '/api/rpc/role.getAll?input={}')).status).toBe(403)
  })
})

describe('the last administrator', () => {
  it('is left, also when two lose their rights at the same moment', async () => {
    const second = await createPerson(app.payload, permissionNames)
    const [first, other] = [await roleOf(administrator), await roleOf(second)]
    const narrowed = { permissions: ['UPDATE_ROLE', 'READ_ROLE'] }
    const answers = await Promise.all([
      asAdministrator('PATCH', `/api/roles/${first}`, narrowed),
      asAdministrator('PATCH', `/api/roles/${other}`, narrowed),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
