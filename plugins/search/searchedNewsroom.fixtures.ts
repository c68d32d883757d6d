import { afterAll, beforeAll } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { search } from './search.plugin.ts'

export function searchedNewsroom() {
  let app: TestPayload
  beforeAll(async () => {
    app = await bootTestPayload({
      plugins: [search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null })],
    })
    await makeTablesIn(app.payload)
  }, 120_000)
  afterAll(() => app?.stop())

  return {
    app: () => app,
    ask: async (parameters: Record<string, string>) => {
      const response = await app.request(`/api/reader/search?${new URLSearchParams(parameters)}`)
      return { status: response.status, body: await response.json() }
    },
  }
}
