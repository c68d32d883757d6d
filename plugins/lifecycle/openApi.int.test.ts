import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openApi } from '#scripts/docs/openApi.write.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { isLifecycleSlug } from './lifecycle.schema.ts'

let app: TestPayload
let rest: RestClient
let postId: number

beforeAll(async () => {
  app = await bootTestPayload()
  const editor = await createAdministrator(app.payload)
  rest = await signIn(app, editor.email)
  postId = (await postDesk(app, editor).createPost()).id
})

afterAll(() => app.stop())

const documented = Object.entries(openApi.paths).map(([path, methods]) => [Object.keys(methods).join(), path] as const)

describe('the OpenAPI document', () => {
  it('describes every call that the collections of the lifecycle have, and no other', () => {
    const served = app.config.collections.flatMap(({ slug, endpoints }) =>
      isLifecycleSlug(slug) && endpoints
        ? endpoints
            .filter(({ path }) => path.startsWith('/:id/') && !path.startsWith('/:id/duplicate'))
            .map(({ method, path }) => `${method} /api/${slug}${path.replace(':id', '{id}')}`)
        : [],
    )
    const described = documented.map(([method, path]) => `${method} ${path}`)
    expect(served.filter((call) => described.includes(call)).toSorted()).toEqual(described.toSorted())
  })

  it.each(documented)('%s %s is served, and refuses callers who are not signed in', async (method, path) => {
    const url = path.replace('{id}', String(postId))
    expect(await readerClient(app)(method.toUpperCase(), url)).toMatchObject({ status: 401 })
  })

  it('says of answers what they are', async () => {
    const state = await rest('GET', `/api/posts/${postId}/lifecycle`)
    expect(Object.keys(state.body).toSorted()).toEqual(openApi.components.schemas.LifecycleState.required.toSorted())
    const done = await rest('POST', `/api/posts/${postId}/publish`)
    expect(Object.keys(done.body).toSorted()).toEqual(openApi.components.schemas.Done.required.toSorted())
    const refused = await rest('POST', `/api/posts/${postId}/publish`)
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ message: expect.any(String) }] } })
  })
})
