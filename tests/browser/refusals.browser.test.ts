import { beforeAll, describe, expect, it } from '@jest/globals'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { type SharedNewsroom, sharedNewsroom } from './newsroom.ts'

let newsroom: SharedNewsroom
let admin: RestPerson
let writer: RestPerson

beforeAll(async () => {
  newsroom = sharedNewsroom()
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  writer = await signInByRest(newsroom.cmsUrl, 'writer')
})

describe('a refusal', () => {
  const named = 'The additional permissions required for this action are: CREATE_ROLE'

  it('names the permissions over REST and GraphQL', async () => {
    expect(await writer.call('POST', '/roles', { name: 'Mine' })).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringContaining(named), data: { missingPermissions: ['CREATE_ROLE'] } }] },
    })
    const { body } = await writer.call('POST', '/graphql', { query: 'mutation { createRole(data: {name: "x"}) {id} }' })
    expect(body).toMatchObject({
      errors: [
        { message: expect.stringContaining(named), extensions: { data: { missingPermissions: ['CREATE_ROLE'] } } },
      ],
    })
  })

  it('gives each field with its reason over REST and GraphQL', async () => {
    const message = 'Not saved: Name – This field is required'
    expect(await admin.call('POST', '/tags', {})).toMatchObject({ status: 400, body: { errors: [{ message }] } })
    const query = 'mutation { createTag(data: {name: ""}) {id} }'
    expect((await admin.call('POST', '/graphql', { query })).body).toMatchObject({ errors: [{ message }] })
  })

  it('names the field of a value that the database refuses over REST and GraphQL', async () => {
    const message = '“show” names a document that does not exist: 99999999. Nothing was stored.'
    const data = { code: 'lifecycle.impossibleValue' }
    const post = { headline: 'A', type: 'article', show: 99_999_999 }
    expect(await admin.call('POST', '/posts?draft=true', post)).toMatchObject({
      status: 400,
      body: { errors: [{ message, data }] },
    })
    const query = 'mutation { createPost(draft: true, data: {headline: "A", type: article, show: 99999999}) {id} }'
    expect((await admin.call('POST', '/graphql', { query })).body).toMatchObject({
      errors: [{ message, extensions: { statusCode: 400, data } }],
    })
  })

  it('is 400 with its reason for a condition that no field supports', async () => {
    const near = 'headline is not a geographical field: near does not apply.'
    expect(await admin.call('GET', '/posts?where[headline][near]=1,2')).toMatchObject({
      status: 400,
      body: { errors: [{ message: near }] },
    })
    const operator = 'A condition uses an operator that its field does not support, such as like for rich text.'
    expect(await admin.call('GET', '/posts?where[body][like]=a')).toMatchObject({
      status: 400,
      body: { errors: [{ message: operator }] },
    })
    const query = String.raw`{Posts(where: {headline: {like: "a\u0000b"}}) {totalDocs}}`
    const character = 'The value for headline has the character U+0000, which no text contains.'
    expect((await admin.call('POST', '/graphql', { query })).body).toMatchObject({ errors: [{ message: character }] })
  })

  it('names a link whose relations are unknown over REST and GraphQL', async () => {
    const fields = { linkType: 'custom', url: 'https://a.example/', rel: ['evil'] }
    const link = { type: 'link', version: 3, fields, children: [{ type: 'text', version: 1, text: 'boats' }] }
    const body = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
    const unknown = 'Link to https://a.example/: rel is a list of sponsored; nofollow; ugc'
    const errors = [{ message: expect.stringContaining(unknown) }]
    const post = { headline: 'A', type: 'article', body }
    expect(await admin.call('POST', '/posts?draft=true', post)).toMatchObject({ status: 400, body: { errors } })
    const query =
      'mutation ($body: JSON) { createPost(draft: true, data: {headline: "A", type: article, body: $body}) {id} }'
    const answer = await admin.call('POST', '/graphql', { query, variables: { body } })
    expect(answer.body).toMatchObject({ errors })
  })

  it('says where one of several permissions is enough', async () => {
    const contributor = await signInByRest(newsroom.cmsUrl, 'contributor')
    expect(await contributor.call('POST', '/rpc/post.delete', { id: '1' })).toMatchObject({
      body: { error: { message: expect.stringMatching(/: DELETE_POST, DELETE_SELF_POST \(one of them is enough\)$/) } },
    })
  })

  it('is 401 without a login', async () => {
    for (const path of ['/api/posts/list', '/api/url-targets/check?address=/x', '/api/payload-jobs/run']) {
      expect([path, (await fetch(newsroom.cmsUrl + path)).status]).toEqual([path, 401])
    }
  })
})
