import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Plugin } from 'payload'
import { z } from 'zod'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type RestClient, readerClient, signIn } from '#tests/integration/restClient.ts'
import { apiLimits } from './apiLimits.plugin.ts'

const stored = z.object({ doc: z.object({ id: z.number(), createdAt: z.string() }) })

let app: TestPayload
let editor: Person
let rest: RestClient

// Gives sections their posts: the content model itself has no join field.
const postsOfSections: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'sections'
      ? {
          ...collection,
          fields: [...collection.fields, { name: 'posts', type: 'join', collection: 'posts', on: 'sections' }],
        }
      : collection,
  ),
})

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [postsOfSections, apiLimits()] })
  editor = await createAdministrator(app.payload)
  rest = await signIn(app, editor.email)
})

afterAll(() => app.stop())

describe('the documents of a join field', () => {
  it.each([
    ['-headline', 200],
    ['-createdBy.hash', 400],
    ['headline,createdBy.salt', 400],
    ['createdBy__resetPasswordToken', 400],
  ])('sorted by %s over REST are answered with %i', async (sort, status) => {
    expect((await rest('GET', `/api/sections?joins[posts][sort]=${sort}`)).status).toBe(status)
  })

  it('cannot be sorted by a hidden field over GraphQL, which asks for them as the person', async () => {
    const found = (sort: string) =>
      app.payload.find({ collection: 'posts', sort, user: editor, overrideAccess: false, depth: 0 })
    expect((await found('-headline')).docs).toEqual([])
    await expect(found('-createdBy__hash')).rejects.toMatchObject({ status: 400 })
  })
})

describe('a write', () => {
  it('does not say when its document was created', async () => {
    const old = '2001-01-01T00:00:00.000Z'
    const made = stored.parse((await rest('POST', '/api/tags', { name: 'Backdated', createdAt: old })).body)
    expect(Date.parse(made.doc.createdAt)).toBeGreaterThan(Date.parse('2020-01-01'))
    const changed = await rest('PATCH', `/api/tags/${made.doc.id}`, { name: 'Backdated again', createdAt: old })
    expect(changed.body.doc).toMatchObject({ name: 'Backdated again', createdAt: made.doc.createdAt })
  })
})

describe('a query', () => {
  const conditions = (count: number) =>
    Array.from({ length: count }, (_, index) => `where[and][${index}][name][equals]=a`).join('&')
  const posts = (count: number) =>
    Array.from({ length: count }, (_, index) => `joins[posts][where][and][${index}][headline][equals]=a`).join('&')
  const asStranger = async (path: string) => (await readerClient(app)('GET', path)).status

  it.each(['/api/sections?', '/api/sections/count?'])(
    'has a number of conditions and of relations at %s',
    async (path) => {
      for (const [query, stranger, member] of [
        [conditions(10), 200, 200],
        [conditions(11), 400, 200],
        [conditions(51), 400, 400],
        ['where[parent.name][like]=a', 200, 200],
        ['where[parent.parent.name][like]=a', 400, 200],
        ['where[parent.parent.parent.name][like]=a', 400, 400],
      ] as const) {
        expect([query, await asStranger(path + query)]).toEqual([query, stranger])
        expect([query, (await rest('GET', path + query)).status]).toEqual([query, member])
      }
    },
  )

  it('has them in the documents of a join field, too', async () => {
    expect((await rest('GET', `/api/sections?${posts(50)}`)).status).toBe(200)
    expect((await rest('GET', `/api/sections?${posts(51)}`)).status).toBe(400)
  })

  it('is not bounded in the Local API', async () => {
    const and = Array.from({ length: 60 }, () => ({ name: { equals: 'a' } }))
    expect((await app.payload.find({ collection: 'sections', where: { and } })).docs).toEqual([])
  })
})
