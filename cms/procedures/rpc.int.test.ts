import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { rpcEndpoints } from './rpc.endpoint.ts'

let app: TestPayload
let member: RestClient

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints, plugins: [deskSearch({ isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  member = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
})

afterAll(() => app?.stop())

const ask = (client: RestClient, name: string, input: object) =>
  client('GET', `/api/rpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)

describe('a procedure', () => {
  it('answers active members of the newsroom only', async () => {
    const idle = await signIn(app, (await createPerson(app.payload, [])).email)
    expect((await ask(readerClient(app), 'post.searchTags', { name: 'har' })).status).toBe(401)
    expect(await ask(idle, 'post.searchTags', { name: 'har' })).toMatchObject({
      status: 403,
      body: { error: { data: { code: 'FORBIDDEN', details: { missingPermissions: [] } } } },
    })
    expect(await ask(member, 'post.searchTags', { name: 'har' })).toMatchObject({
      status: 200,
      body: { result: { data: [] } },
    })
  })

  it('refuses an input that it does not understand, and names the place', async () => {
    expect(await ask(member, 'post.resolveTags', { ids: ['1', { id: 2 }] })).toMatchObject({
      status: 400,
      body: {
        error: { message: 'ids.1: Invalid input', data: { code: 'BAD_REQUEST', details: [{ path: 'ids.1' }] } },
      },
    })
  })

  it('is not called by a name that there is none of', async () => {
    expect(await ask(member, 'post.searchEverything', {})).toMatchObject({
      status: 404,
      body: { error: { data: { code: 'NOT_FOUND' } } },
    })
  })

  it('is called one at a time: a request has one transaction', async () => {
    expect((await member('GET', '/api/rpc/post.searchTags,post.resolveTags?batch=1&input={}')).status).toBe(400)
  })
})

describe('post.searchTags', () => {
  it('finds the very name first, then what begins with it, then the rest', async () => {
    for (const name of ['Old harbor', 'Harbor', 'Harborside', 'Council']) {
      await app.payload.create({ collection: 'tags', data: { name }, draft: false })
    }
    const { body } = await ask(member, 'post.searchTags', { name: 'harbor' })
    expect(body).toMatchObject({
      result: { data: [{ name: 'Harbor' }, { name: 'Harborside' }, { name: 'Old harbor' }] },
    })
  })

  it('takes a wildcard for no letter', async () => {
    await app.payload.create({ collection: 'tags', data: { name: '50% off' }, draft: false })
    const found = { result: { data: [{ name: '50% off' }] } }
    expect((await ask(member, 'post.searchTags', { name: '50%' })).body).toMatchObject(found)
    expect((await ask(member, 'post.searchTags', { name: '%' })).body).toMatchObject({ result: { data: [] } })
  })
})
