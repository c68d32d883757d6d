import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import type { MediaQuery } from '../provider/mediaProvider.types.ts'
import { findMedia } from './builtin.find.ts'

let app: TestPayload
let person: Person

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [deskSearch({ isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  person = await createPerson(app.payload, ['CREATE_POST'])
  await importItems('quay', 1_100)
  await importItems('mole', 30)
})

afterAll(() => app?.stop())

// Items of an import, the newest with the highest number; every tenth is a film.
const importItems = (word: string, count: number) =>
  app.payload.db.drizzle.execute(sql`
    WITH made AS (
      INSERT INTO media (filename, alt, scheme, created_at, updated_at)
      SELECT ${word} || '-' || place, 'A ' || ${word},
        (CASE place % 10 WHEN 0 THEN 'video' ELSE 'image' END)::enum_media_scheme,
        timestamptz '2020-01-01' + place * interval '1 minute', now()
      FROM generate_series(1, ${count}::int) AS place RETURNING id, filename, alt
    )
    INSERT INTO search.desk (collection, id, config, title, title_vector, vector)
    SELECT 'media', id, 'simple', filename, to_tsvector('simple', filename), to_tsvector('simple', alt) FROM made`)

const all: MediaQuery = {
  ...{ keyword: '', scheme: 'all', creator: '', created: null, uploaded: null, folder: null },
  ...{ sortBy: 'time', sortDirection: 'descending', limit: 2_000, start: 0 },
}
const find = async (query: Partial<MediaQuery>) =>
  findMedia(await createLocalReq({ user: person }, app.payload), { ...all, ...query })

describe('a word of the library', () => {
  it.each<[string, Partial<MediaQuery>, number]>([
    ['that many items have', { keyword: 'quay' }, 1_100],
    ['that many items have, by name', { keyword: 'quay', sortBy: 'name', sortDirection: 'ascending' }, 1_100],
    ['that few items have', { keyword: 'mole' }, 30],
    ['that many items have, among films', { keyword: 'quay', scheme: 'video' }, 110],
    ['that must not occur', { keyword: '-mole' }, 1_100],
  ])('%s finds each of them once, on pages in one order', async (_, query, count) => {
    const whole = await find(query)
    expect([whole.found, new Set(whole.ids).size]).toEqual([count, count])
    const pages = Array.from({ length: Math.ceil(count / 300) }, (_, place) =>
      find({ ...query, start: place * 300, limit: 300 }),
    )
    const paged = await Promise.all(pages)
    expect(paged.flatMap(({ ids }) => ids)).toEqual(whole.ids)
    expect(paged.every(({ found }) => found === count)).toBe(true)
  })

  it('finds nothing where there are only signs', async () => {
    expect(await find({ keyword: '--' })).toEqual({ ids: [], found: 0 })
  })
})
