import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configToSchema } from '@payloadcms/graphql'
import { graphql } from 'graphql'
import { createLocalReq } from 'payload'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { permissions } from './permissions.plugin.ts'

let app: TestPayload
let administrator: Person
let writer: Person
let contributor: Person
let draftId: number
let liveId: number

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [permissions()] })
  const { payload } = app
  administrator = await createAdministrator(payload)
  writer = await createPerson(payload, ['CREATE_POST', 'UPDATE_SELF_POST', 'PUBLISH_POST', 'UNPUBLISH_SELF_POST'])
  contributor = await createPerson(payload, ['CREATE_POST', 'UPDATE_SELF_POST'])
  const author = await payload.create({
    collection: 'authors',
    data: { name: 'Ana', email: 'ana@citydesk.test' },
    draft: false,
  })
  const post = (headline: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'posts',
      data: { headline, type: 'article', note: 'Internal', authors: [author.id], _status },
      draft: false,
      user: writer,
    })
  draftId = Number((await post('Drafted', 'draft')).id)
  liveId = Number((await post('Live', 'published')).id)
})

afterAll(() => app.stop())

describe('REST', () => {
  it('shows readers live posts without internal fields and e-mail addresses', async () => {
    const reader = readerClient(app)
    const list = await reader('GET', '/api/posts?depth=2&draft=false')
    expect(list).toMatchObject({
      status: 200,
      body: { totalDocs: 1, docs: [{ headline: 'Live', authors: [{ name: 'Ana' }] }] },
    })
    expect(JSON.stringify(list.body)).not.toMatch(/Internal|@citydesk\.test|createdBy|importKey/)
    expect(await reader('GET', `/api/posts/${draftId}`)).toMatchObject({ status: 404 })
    expect(await reader('GET', `/api/posts/${draftId}?draft=true&trash=true`)).toMatchObject({ status: 404 })
  })

  it.each(['/api/users', '/api/roles', '/api/url-targets', '/api/posts/versions'])(
    'refuses readers %s',
    async (path) => {
      expect(await readerClient(app)('GET', path)).toMatchObject({ status: 403 })
    },
  )

  it.each([
    ['POST', '/api/posts', { headline: 'Mine', type: 'article' }],
    ['POST', '/api/tags', { name: 'Mine' }],
    ['POST', '/api/users', { name: 'Me', email: 'me@citydesk.test', password: 'only-for-tests' }],
    ['POST', '/api/globals/settings', { name: 'Mine' }],
    ['PATCH', '/api/fronts/1', {}],
  ])('refuses readers %s %s', async (method, path, body) => {
    expect(await readerClient(app)(method, path, body)).toMatchObject({ status: 403 })
  })

  it('lets no user become the first user twice', async () => {
    const body = { name: 'Me', email: 'first@citydesk.test', password: 'only-for-tests' }
    expect(await readerClient(app)('POST', '/api/users/first-register', body)).toMatchObject({ status: 403 })
  })

  it('lets a contributor write, and a user who may publish it', async () => {
    const asContributor = await signIn(app, contributor.email)
    const created = await asContributor('POST', '/api/posts?depth=0', { headline: 'Written', type: 'article' })
    expect(created).toMatchObject({ status: 201, body: { doc: { publishStatus: 'DRAFT', createdBy: contributor.id } } })
    const { id } = created.body.doc as { id: number }
    expect(await asContributor('POST', `/api/posts/${id}/publish`)).toMatchObject({ status: 403 })
    expect(await asContributor('PATCH', `/api/posts/${liveId}`, { headline: 'Not mine' })).toMatchObject({
      status: 403,
    })
    const asAdministrator = await signIn(app, administrator.email)
    expect(await asAdministrator('POST', `/api/posts/${id}/publish`)).toMatchObject({
      status: 200,
      body: { status: 'PUBLISHED', doc: { publishStatus: 'PUBLISHED' } },
    })
    const unpublish = { unpublishAction: 'return_gone' }
    expect(await asContributor('POST', `/api/posts/${id}/unpublish`, unpublish)).toMatchObject({
      status: 403,
      body: { errors: [{ data: { missingPermissions: ['UNPUBLISH_POST'] } }] },
    })
  })

  it('tells the client what the signed-in person holds', async () => {
    const me = await (await signIn(app, contributor.email))('GET', '/api/users/me')
    expect(me.body.user).toMatchObject({ permissions: ['CREATE_POST', 'UPDATE_SELF_POST'] })
    expect(JSON.stringify(me.body.user)).not.toMatch(/hash|salt/)
  })
})

describe('GraphQL', () => {
  const ask = async (user: Person | null, source: string) => {
    const { schema } = configToSchema(app.config)
    const req = await createLocalReq(user ? { user } : {}, app.payload)
    return graphql({ schema, source, contextValue: { req, headers: {} } })
  }

  it('shows readers the same posts, and none of the internal fields', async () => {
    const answer = await ask(
      null,
      '{ Posts(where: { headline: { in: ["Live", "Drafted"] } }) { totalDocs docs { headline note importKey authors { name email } } } }',
    )
    expect(answer.data?.Posts).toMatchObject({
      totalDocs: 1,
      docs: [{ headline: 'Live', note: null, importKey: null, authors: [{ name: 'Ana', email: null }] }],
    })
  })

  it('refuses readers people, versions and writing', async () => {
    for (const source of [
      '{ Users { docs { email } } }',
      '{ versionsPosts { docs { id } } }',
      'mutation { createTag(data: { name: "Mine" }) { id } }',
    ]) {
      const { errors } = await ask(null, source)
      expect([source, errors?.[0]?.message]).toEqual([source, 'You are not allowed to perform this action.'])
    }
  })

  it.each(['_status: published', 'publishStatus: PUBLISHED'])(
    'lets no user set %s, and names the call',
    async (data) => {
      const publish = `mutation { updatePost(id: ${draftId}, data: { ${data} }) { publishStatus } }`
      const { errors } = await ask(administrator, publish)
      expect(errors?.[0]?.message).toContain(`cannot be set directly. Call POST /api/posts/${draftId}/publish instead.`)
    },
  )
})
