import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'

let app: TestPayload
let manager: RestClient
let leaving: Person
let staying: Person

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints })
  await makeTablesIn(app.payload)
  const administrator = await createAdministrator(app.payload)
  manager = await signIn(app, administrator.email)
  leaving = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
  staying = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
})

afterAll(() => app?.stop())

const call = (name: string, input: object) => rpcClient(manager).mutate(`account.${name}`, input)
const storyOf = async ({ email }: Person) => {
  const answer = await (await signIn(app, email))('POST', '/api/posts?draft=true', {
    headline: 'Tide',
    type: 'article',
  })
  return Object(answer.body.doc).id
}
const creatorOf = async (id: number) => {
  const { createdBy } = await app.payload.findByID({ collection: 'posts', id, depth: 0, draft: true })
  return createdBy
}

describe('the documents of a person who leaves', () => {
  it('belong to another person, who may edit them, and keep their by-line', async () => {
    const author = await app.payload.create({ collection: 'authors', data: { name: 'Ada', user: leaving.id } })
    const story = await storyOf(leaving)
    const other = await signIn(app, staying.email)
    expect((await other('PATCH', `/api/posts/${story}?draft=true`, { headline: 'Ebb' })).status).toBe(403)
    const listed = await rpcClient(manager).query('account.getDocumentsOf', { userId: leaving.id })
    expect(dataOf(listed)).toEqual({ documents: [{ label: 'Posts', count: 1 }] })
    expect(dataOf(await call('handOver', { userId: leaving.id, toId: staying.id }))).toEqual({ documents: 1 })
    expect(await creatorOf(story)).toBe(staying.id)
    expect((await other('PATCH', `/api/posts/${story}?draft=true`, { headline: 'Ebb' })).status).toBe(200)
    const linked = await app.payload.findByID({ collection: 'authors', id: author.id, depth: 0 })
    expect(linked).toMatchObject({ name: 'Ada', user: staying.id })
  })

  it('are handed over by those who manage both accounts, to somebody active', async () => {
    const few = await signIn(app, (await createPerson(app.payload, ['READ_USER', 'UPDATE_USER'])).email)
    const pair = { userId: leaving.id, toId: staying.id }
    expect((await rpcClient(few).mutate('account.handOver', pair)).status).toBe(403)
    expect(refusalOf(await call('handOver', { ...pair, toId: leaving.id }))).toBe('Choose another person.')
    const idle = await createPerson(app.payload, ['CREATE_POST'])
    await app.payload.update({ collection: 'users', id: idle.id, data: { status: 'INACTIVE' } })
    expect(refusalOf(await call('handOver', { ...pair, toId: idle.id }))).toContain('is inactive')
  })

  it('of one who had two accounts go to the other, and the first account ends', async () => {
    const story = await storyOf(leaving)
    const client = await signIn(app, leaving.email)
    expect(dataOf(await call('merge', { userId: leaving.id, toId: staying.id }))).toEqual({ documents: 1 })
    expect(await creatorOf(story)).toBe(staying.id)
    expect((await client('GET', '/api/users/me')).body.user).toBeNull()
    const ended = await app.payload.findByID({ collection: 'users', id: leaving.id, depth: 0 })
    expect(ended.status).toBe('INACTIVE')
  })

  it('keep the last administrator', async () => {
    const { body } = await manager('GET', '/api/users/me')
    const pair = { userId: Object(body.user).id, toId: staying.id }
    expect((await call('merge', pair)).status).toBe(409)
    expect((await manager('GET', '/api/users/me')).body.user).not.toBeNull()
  })
})
