import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload()
})

afterAll(() => app.stop())

const create = (data: object) =>
  app.payload.create({
    collection: 'url-targets',
    data: { path: '/old', type: 'redirect', ...data },
    draft: false,
    depth: 0,
  })

const refusedFor = (field: string) => ({ data: { errors: [{ path: field }] } })

describe('a redirect', () => {
  it('is kept under the one spelling of its address, with 301 unless another code is chosen', async () => {
    expect(await create({ path: 'News/Old/?utm=x', url: '/new' })).toMatchObject({
      path: '/news/old',
      code: '301',
      url: '/new',
    })
    expect(await create({ path: '/soon-back', url: 'https://elsewhere.test/', code: '307' })).toMatchObject({
      code: '307',
    })
  })

  it('is one for each address', async () => {
    await create({ path: '/once', url: '/new' })
    await expect(create({ path: '/ONCE/', url: '/newer' })).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['path', { path: 'https://elsewhere.test/a', url: '/new' }],
    ['path', { path: '/', url: '/new' }],
    ['url', { path: '/nowhere' }],
    ['url', { path: '/circle', url: '/circle' }],
    ['url', { path: '/script', url: 'javascript:alert(1)' }],
    ['post', { path: '/no-post', type: 'post' }],
  ])('is refused for its %s: %j', async (field, data) => {
    await expect(create(data)).rejects.toMatchObject(refusedFor(field))
  })

  it('says one thing: what belongs to another kind is forgotten', async () => {
    const made = await create({ path: '/changed', url: '/new' })
    const data = { type: 'unavailable_for_legal_reasons' as const, authority: 'The county court' }
    const changed = await app.payload.update({ collection: 'url-targets', id: made.id, data, depth: 0 })
    expect(changed).toMatchObject({
      type: 'unavailable_for_legal_reasons',
      authority: 'The county court',
      url: null,
      code: null,
    })
  })

  it('leads to a document of any kind', async () => {
    const tag = await app.payload.create({ collection: 'tags', data: { name: 'Parks' }, draft: false })
    expect(await create({ path: '/parks', type: 'tag', tag: tag.id, url: '/ignored' })).toMatchObject({
      tag: tag.id,
      url: null,
    })
  })
})
