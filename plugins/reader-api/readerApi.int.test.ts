import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { handleEndpoints } from 'payload'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeNewsroom, type Newsroom } from './newsroom.fixtures.ts'
import { readerApi } from './readerApi.plugin.ts'

let app: TestPayload
let newsroom: Newsroom
beforeAll(async () => {
  app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' })] })
  newsroom = await makeNewsroom(app.payload)
}, 120_000)
afterAll(() => app?.stop())

async function get(path: string) {
  const response = await handleEndpoints({
    config: app.config,
    payloadInstanceCacheKey: app.cacheKey,
    request: new Request(`https://cms.test/api/reader/${path}`),
  })
  return { status: response.status, body: await response.json() }
}

const page = async (path: string, more = '') => (await get(`page?path=${encodeURIComponent(path)}${more}`)).body

describe('what readers get', () => {
  it('an article', async () => {
    console.log(JSON.stringify(await page('/2026/01/02/park-opens'), null, 1))
    console.log(JSON.stringify(await page('/'), null, 1))
    console.log(newsroom.post.path)
  })
})
