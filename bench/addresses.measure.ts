import { Client } from 'pg'
import { benchFolder, fillAddresses } from './addresses.fill.ts'
import { latency } from './load.ts'
import type { Measure } from './measure.types.ts'
import { median, summarize } from './statistics.ts'

const mostEntries = 1_000_000
const lookups = 2000
const requests = 300

/**
 * Looking an address up among a million, against a row by its number in the same table in turns; then the whole answer of
 * the reader API for a redirect.
 */
export const addresses: Measure = {
  name: 'addresses',
  rows: 3,
  run: async ({ databaseUrl, cmsUrl, limits, screen }) => {
    const entries = Math.min(mostEntries, limits.items)
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await screen.step(`Filling the ledger with ${entries.toLocaleString('en')} addresses`, () =>
        fillAddresses(client, entries),
      )
      const { rows } = await client.query<{ id: number; path: string }>(
        `SELECT id, path FROM addresses WHERE path LIKE $1 ORDER BY md5(id::text) LIMIT $2`,
        [`${benchFolder}%`, Math.min(lookups, limits.rounds)],
      )
      const timed = async (name: string, text: string, values: unknown[]) => {
        const begin = performance.now()
        await client.query({ name, text, values })
        return performance.now() - begin
      }
      const byPath: number[] = []
      const byId: number[] = []
      for (const { id, path } of rows) {
        byId.push(await timed('by-id', 'SELECT * FROM addresses WHERE id = $1', [id]))
        byPath.push(await timed('by-path', 'SELECT * FROM addresses WHERE path = $1', [path]))
      }
      const urls = rows
        .slice(0, requests)
        .map(({ path }) => `${cmsUrl}/api/reader/page?${new URLSearchParams({ path, page: '1' })}`)
      await latency(urls.slice(0, 10))
      return [
        {
          what: 'Address among a million',
          ratio: { value: median(byPath) / median(byId), to: 'a row by its number' },
          milliseconds: summarize(byPath),
          goal: 'median 2 ms',
        },
        { what: '  a row by its number', milliseconds: summarize(byId) },
        { what: '  Reader API, redirect', milliseconds: await latency(urls) },
      ]
    } finally {
      await client.end()
    }
  },
}
