import { afterAll, beforeAll, expect } from '@jest/globals'
import type { z } from 'zod'
import {
  readerAnswer,
  readerEpisodeParts,
  readerFeed,
  readerNewsSitemap,
  readerPodcast,
  readerSitemapIndex,
  readerSitemapPart,
} from '#contract/readerApi.schema.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { makeNewsroom, type Newsroom } from './newsroom.fixtures.ts'
import { readerApi } from './readerApi.plugin.ts'

function schemaOf(path: string): z.ZodType {
  if (path.startsWith('page?')) return readerAnswer
  if (path.startsWith('feed')) return readerFeed
  if (path.startsWith('podcast')) return readerPodcast
  if (path.startsWith('episode')) return readerEpisodeParts
  if (path.startsWith('news-sitemap')) return readerNewsSitemap
  return path.includes('part=') ? readerSitemapPart : readerSitemapIndex
}

/** Returns the small newsroom as it answers its reader site: booted before the tests of a file, stopped after them. */
export function readerNewsroom() {
  let app: TestPayload
  let newsroom: Newsroom
  beforeAll(async () => {
    app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' })] })
    await makeTablesIn(app.payload)
    newsroom = await makeNewsroom(app.payload)
  }, 120_000)
  afterAll(() => app?.stop())

  // Reads an answer, which must be exactly what the contract describes. `path`: below /api/reader/.
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/reader/${path}`, { headers })
    const body = await response.json()
    if (response.ok) expect(schemaOf(path).parse(body)).toEqual(body)
    return { status: response.status, body }
  }
  return {
    app: () => app,
    newsroom: () => newsroom,
    get,
    // Returns the response at a path. `more`: further query parameters, beginning with "&".
    page: async (path: string, more = '') => (await get(`page?path=${encodeURIComponent(path)}${more}`)).body,
  }
}

/** The path of the one post of the small newsroom. */
export const articlePath = '/2026/01/02/park-opens'
