import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { readerSearch, searchLimits } from '#contract/search.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { postgresRetriever } from './postgres/postgres.retriever.ts'
import type { Search } from './retriever.types.ts'
import { search } from './search.plugin.ts'
import { fillIndex, tidyIndex } from './searchIndex.upkeep.ts'

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null })],
  })
  await makeTablesIn(app.payload)
}, 120_000)
afterAll(() => app?.stop())

const titles = async (q: string) => {
  const response = await app.request(`/api/reader/search?${new URLSearchParams({ q, sort: 'date' })}`)
  const { hits } = readerSearch.parse(await response.json())
  return hits.map((hit) => (hit.kind === 'post' ? hit.post.headline : hit.title))
}

const publish = (headline: string, text: string, more: object = {}) =>
  app.payload.create({
    collection: 'posts',
    data: {
      ...{ ...postDefaults, headline, body: richText(paragraph(text)), _status: 'published' },
      ...{ publishDateTime: '2026-01-01T00:00:00.000Z', ...more },
    },
  })

describe('an archive of many years', () => {
  const count = 9_000
  const day = 86_400_000
  const first = Date.UTC(2026, 5, 30)
  // Story number 0 is the newest; two a day, for twelve years.
  const publishedAt = (number: number) => new Date(first - Math.floor(number / 2) * day)
  const has = {
    always: () => true,
    often: (number: number) => number % 3 === 0,
    seldom: (number: number) => number % 40 === 0,
    hardly: (number: number) => number % 1500 === 7,
    formerly: (number: number) => number > 8_000,
    lately: (number: number) => number < 30,
  }
  type Word = keyof typeof has
  const isWord = (word: string): word is Word => Object.hasOwn(has, word)
  const words = Object.keys(has).filter(isWord)
  const numbers = Array.from({ length: count }, (_, number) => number)

  beforeAll(async () => {
    const { payload } = app
    await query({ payload }, sql`TRUNCATE search.documents`, nothing)
    const bodies = numbers.map((number) => words.filter((word) => has[word](number)).join(' '))
    await query(
      { payload },
      sql`
      INSERT INTO search.documents
        (kind, id, is_name, config, type, published_at, sections, authors, title, dek, body, vector)
      SELECT 'post', number, false, 'search.english', 'article', moment,
        CASE number % 7 WHEN 0 THEN ARRAY[5] ELSE ARRAY[6] END, '{}', '', '', body,
        search.vector('search.english', '', '', '', body)
      FROM unnest(${sql.param(numbers)}::int[], ${sql.param(numbers.map((number) => publishedAt(number).toISOString()))}::timestamptz[],
        ${sql.param(bodies)}::text[]) AS story (number, moment, body)`,
      nothing,
    )
    await query(
      { payload },
      sql`
      INSERT INTO search.documents
        (kind, id, is_name, config, published_at, sections, authors, title, dek, body, vector)
      VALUES ('page', 1, false, 'search.english', 'infinity', '{}', '{}', '', '', 'always seldom', to_tsvector('always seldom'))`,
      nothing,
    )
  }, 60_000)

  const find = async (text: string, more: Partial<Search> = {}) =>
    postgresRetriever.find(await createLocalReq({}, app.payload), {
      ...{ text, language: 'en', section: null, author: null, type: null, bounds: {} },
      ...{ sort: 'date', asOf: null, page: 1, ...more },
    })

  const newest = (isHit: (number: number) => boolean) => numbers.filter(isHit).slice(0, searchLimits.depth)

  it.each<[string, (number: number) => boolean, Partial<Search>?]>([
    ['always', has.always],
    ['often', has.often],
    ['hardly', has.hardly],
    ['formerly', has.formerly],
    ['lately', has.lately],
    ['often formerly', (number) => has.often(number) && has.formerly(number)],
    ['lately or formerly', (number) => has.lately(number) || has.formerly(number)],
    ['"always often"', has.often],
    ['"always often" -lately', (number) => has.often(number) && !has.lately(number)],
    ['"often seldom"', (number) => has.often(number) && has.seldom(number)],
    [
      '"always formerly"',
      (number) => has.formerly(number) && ![1, 2, 3].some((step) => has[words[step] ?? 'always'](number)),
    ],
    ['"seldom always"', () => false],
    ['lately or formerly -often', (number) => (has.lately(number) || has.formerly(number)) && !has.often(number)],
    [
      'lately -often or formerly -seldom',
      (number) => (has.lately(number) || has.formerly(number)) && !has.often(number) && !has.seldom(number),
    ],
    ['always -often', (number) => !has.often(number)],
    ['formerly -often', (number) => has.formerly(number) && !has.often(number)],
    ['-often -seldom', (number) => !has.often(number) && !has.seldom(number)],
    ['-always', () => false],
    ['often', (number) => has.often(number) && number % 7 === 0, { section: 5 }],
    ['hardly', (number) => has.hardly(number) && number % 7 === 0, { section: 5 }],
    [
      'often',
      (number) => has.often(number) && publishedAt(number) < new Date('2016-01-01'),
      { bounds: { before: '2016-01-01T00:00:00.000Z' } },
    ],
    [
      'often',
      (number) => has.often(number) && publishedAt(number) >= new Date('2026-03-05'),
      { bounds: { from: '2026-03-05T00:00:00.000Z' } },
    ],
  ])('has its newest hits for %s', async (text, isHit, ...[more]) => {
    const expected = newest(isHit)
    const { hits, total } = await find(text, more)
    const ofDay = (id: string) => publishedAt(Number(id)).getTime()
    expect(total).toBe(expected.length)
    expect(hits.map(({ id }) => ofDay(id))).toEqual(expected.slice(0, 20).map((number) => ofDay(`${number}`)))
    const last = await find(text, { ...more, page: Math.max(1, Math.ceil(total / 20)) })
    expect(last.hits.every(({ id }) => isHit(Number(id)))).toBe(true)
  })

  it('has what has no date at its end', async () => {
    const { total } = await find('seldom')
    expect(total).toBe(count / 40 + 1)
    const { hits } = await find('seldom', { page: Math.ceil(total / 20) })
    expect(hits.at(-1)?.kind).toBe('page')
  })
})

describe('an archive from before there was a search', () => {
  it('is found after one filling, by two processes at once', async () => {
    for (const place of [1, 2, 3]) await publish(`Bird ${place}`, 'An egret.')
    const draft = await publish('Dormouse', 'Text.')
    await query({ payload: app.payload }, sql`UPDATE posts SET _status = 'draft' WHERE id = ${draft.id}`, nothing)
    const before = await titles('egret')
    expect(before).toHaveLength(3)
    await query({ payload: app.payload }, sql`DELETE FROM search.documents`, nothing)
    expect(await titles('egret')).toEqual([])
    await Promise.all([fillIndex(app.payload, postgresRetriever), fillIndex(app.payload, postgresRetriever)])
    expect(await titles('egret')).toEqual(before)
    expect(await titles('dormouse')).toEqual([])
  }, 120_000)

  it('is found in another language after the publication has changed its own', async () => {
    const { payload } = app
    await publish('Nachtrag', 'Die Fischer kauften zwei Boote.')
    expect(await titles('fischern')).toEqual([])
    await payload.updateGlobal({ slug: 'settings', data: { language: 'de' } })
    await Promise.all([tidyIndex(payload), tidyIndex(payload)])
    await tidyIndex(payload)
    expect(await titles('fischern')).toEqual(['Nachtrag'])
  })
})
