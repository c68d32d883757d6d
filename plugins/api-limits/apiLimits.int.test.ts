import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Plugin } from 'payload'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, type Person } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { apiLimits } from './apiLimits.plugin.ts'

let app: TestPayload
let editor: Person
let rest: RestClient

/** Gives sections their posts: the content model itself has no join field. */
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
