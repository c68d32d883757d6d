import { afterAll, beforeAll, expect } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { readerSearch } from '#contract/search.schema.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { search } from './search.plugin.ts'

export function searchedNewsroom() {
  let app: TestPayload
  let published = 0
  beforeAll(async () => {
    app = await bootTestPayload({
      plugins: [search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null })],
    })
    await makeTablesIn(app.payload)
  }, 120_000)
  afterAll(() => app?.stop())

  const ask = async (parameters: Record<string, string>) => {
    const response = await app.request(`/api/reader/search?${new URLSearchParams(parameters)}`)
    return { status: response.status, body: await response.json() }
  }

  // Returns an answer, which must be exactly what the contract describes.
  const find = async (q: string, more: Record<string, string> = {}) => {
    const { status, body } = await ask({ q, ...more })
    expect([q, status]).toEqual([q, 200])
    expect(readerSearch.parse(body)).toEqual(body)
    return readerSearch.parse(body)
  }

  return {
    app: () => app,
    ask,
    find,
    titles: async (q: string, more: Record<string, string> = {}) =>
      (await find(q, more)).hits.map((hit) => (hit.kind === 'post' ? hit.post.headline : hit.title)),
    publish: (headline: string, text: string, more: object = {}, req?: PayloadRequest) => {
      published += 1
      const publishDateTime = new Date(Date.UTC(2026, 0, 1, 0, published)).toISOString()
      return app.payload.create({
        collection: 'posts',
        data: {
          ...postDefaults,
          headline,
          body: richText(paragraph(text)),
          publishDateTime,
          _status: 'published' as const,
          ...more,
        },
        ...(req && { req }),
      })
    },
  }
}
