import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, passwordOfPeople } from '#tests/integration/people.ts'
import { readerClient } from '#tests/integration/restClient.ts'
import { recordedWrites } from './recordedWrites.plugin.ts'

let app: TestPayload
let asAdministrator: (method: string, path: string, body?: object) => Promise<{ id: number }>

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [recordedWrites()] })
  const { email } = await createAdministrator(app.payload)
  const login = await readerClient(app)('POST', '/api/users/login', { email, password: passwordOfPeople })
  const headers = { Authorization: `JWT ${login.body.token}`, 'Content-Type': 'application/json' }
  asAdministrator = async (method, path, body) => {
    const answer = await app.request(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const { doc } = await answer.json()
    return doc
  }
})

afterAll(() => app.stop())

const entriesOf = async (kind: string, documentId: string | number) => {
  const where = { kind: { equals: kind }, documentId: { equals: String(documentId) } }
  const { docs } = await app.payload.find({ collection: 'activity', where, sort: 'id', depth: 0 })
  return docs.map(({ action, byName, title, door, detail }) => ({ action, byName, title, door, detail }))
}

const byAdministrator = { byName: 'Person 1', door: 'rest' }

describe('the log of activity', () => {
  it('has who made, changed, deactivated and deleted an account, and no secret of it', async () => {
    const role = await asAdministrator('POST', '/roles', { name: 'Desk', permissions: ['CREATE_POST'] })
    const account = { name: 'Nora Vale', email: 'nora@citydesk.test', password: passwordOfPeople }
    const { id } = await asAdministrator('POST', '/users', account)
    await asAdministrator('PATCH', `/users/${id}`, {
      roles: [role.id],
      status: 'INACTIVE',
      password: 'another-password',
    })
    await asAdministrator('PATCH', `/users/${id}`, { status: 'INACTIVE' })
    await asAdministrator('DELETE', `/users/${id}`)
    expect(await entriesOf('users', id)).toEqual([
      { ...byAdministrator, action: 'create', title: 'Nora Vale', detail: null },
      {
        ...byAdministrator,
        action: 'update',
        title: 'Nora Vale',
        detail: {
          changes: {
            roles: { from: [], to: [role.id] },
            status: { from: 'ACTIVE', to: 'INACTIVE' },
            password: {},
          },
        },
      },
      { ...byAdministrator, action: 'erase', title: 'Nora Vale', detail: null },
    ])
  })

  it('has what a role gained and lost', async () => {
    const { id } = await asAdministrator('POST', '/roles', { name: 'Night desk', permissions: ['CREATE_POST'] })
    await asAdministrator('PATCH', `/roles/${id}`, { permissions: ['UPDATE_POST'] })
    expect((await entriesOf('roles', id)).at(-1)).toMatchObject({
      action: 'update',
      detail: { changes: { permissions: { added: ['UPDATE_POST'], removed: ['CREATE_POST'] } } },
    })
  })

  it('has changes of the settings', async () => {
    await asAdministrator('POST', '/globals/settings', { tagline: 'Every day' })
    const [entry] = await entriesOf('settings', 'settings')
    expect(entry).toMatchObject({
      ...byAdministrator,
      action: 'update',
      detail: { changes: { tagline: { to: 'Every day' } } },
    })
  })

  it('has nothing of what the product writes by itself', async () => {
    const { id } = await app.payload.create({ collection: 'tags', data: { name: 'Harbor' }, draft: false })
    expect(await entriesOf('tags', id)).toEqual([])
  })
})
