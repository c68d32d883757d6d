import { afterAll, beforeAll } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeNewsroom, type Newsroom } from './newsroom.fixtures.ts'
import { readerApi } from './readerApi.plugin.ts'

/** The small newsroom as it answers its reader site: booted before the tests of a file, gone after them. */
export function readerNewsroom() {
  let app: TestPayload
  let newsroom: Newsroom
  beforeAll(async () => {
    app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' })] })
    newsroom = await makeNewsroom(app.payload)
  }, 120_000)
  afterAll(() => app?.stop())

  /** What is answered to the site. @param path below /api/reader/ */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/reader/${path}`, { headers })
    return { status: response.status, body: await response.json() }
  }
  return {
    app: () => app,
    newsroom: () => newsroom,
    get,
    /** What readers get at a path. @param more of the query, beginning with "&" */
    page: async (path: string, more = '') => (await get(`page?path=${encodeURIComponent(path)}${more}`)).body,
  }
}

/** Where the one post of the small newsroom is. */
export const articlePath = '/2026/01/02/park-opens'
