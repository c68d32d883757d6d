import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { searchLimits } from '#contract/search.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { type MeilisearchStandIn, standInKey, startMeilisearch } from '#tests/integration/meilisearchStandIn.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { meilisearchRetriever } from './meilisearch/meilisearch.retriever.ts'
import { learnWords } from './postgres/documents.store.ts'
import { postgresRetriever } from './postgres/postgres.retriever.ts'
import type { Found, Retriever, Search, SearchDocument } from './retriever.types.ts'

let app: TestPayload
let engine: MeilisearchStandIn

beforeAll(async () => {
  engine = await startMeilisearch()
  app = await bootTestPayload()
  await makeTablesIn(app.payload)
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await engine?.server.stop()
})

const engines: readonly [string, () => Retriever][] = [
  ['PostgreSQL', () => postgresRetriever],
  ['Meilisearch', () => meilisearchRetriever({ url: engine.server.url, key: standInKey, timeout: 500 })],
]

describe.each(engines)('the contract of a retriever, kept by %s', (_name, retrieverOf) => {
  let retriever: Retriever
  let req: PayloadRequest
  const languageOfPublication = 'en'

  beforeEach(async () => {
    retriever = retrieverOf()
    req = await createLocalReq({}, app.payload)
    engine.documents.clear()
    await query(req, sql`TRUNCATE search.documents, search.words, search.unlearned, search.outbox`, nothing)
  })

  const keepUp = async () => void (await retriever.keepUp?.(app.payload))

  const document = (id: number, more: Partial<SearchDocument> = {}): SearchDocument => ({
    ...{ kind: 'post', id, language: null, type: 'article', publishedAt: `2026-01-01T00:${10 + id}:00.000Z` },
    ...{ sections: [], authors: [], title: `Story ${id}`, dek: '', body: '' },
    ...more,
  })

  const put = async (...documents: readonly SearchDocument[]) => {
    for (const one of documents) await retriever.put(req, one)
    await keepUp()
  }

  const find = (text: string, more: Partial<Search> = {}): Promise<Found> =>
    retriever.find(req, {
      ...{ text, language: languageOfPublication, section: null, author: null, type: null, bounds: {} },
      ...{ sort: 'date', asOf: null, page: 1 },
      ...more,
    })

  const found = async (text: string, more: Partial<Search> = {}) =>
    (await find(text, more)).hits.map(({ kind, id }) => `${kind} ${id}`)

  it('finds what has all words, in headline, dek and text, whatever their capitals and their order', async () => {
    await put(
      document(1, { title: 'Ferry returns', dek: 'With a whistle', body: 'Old boats cross the harbour.' }),
      document(2, { title: 'A whistle' }),
      document(3, { kind: 'page', type: null, publishedAt: null, title: 'Imprint', body: 'Printed on driftwood.' }),
    )
    expect(await found('HARBOUR ferry whistle')).toEqual(['post 1'])
    expect(await found('whistle')).toEqual(['post 2', 'post 1'])
    expect(await found('driftwood')).toEqual(['page 3'])
    const nothing = await find('zeppelin')
    expect(nothing).toEqual({ hits: [], total: 0, facets: [], snippets: expect.any(Function) })
    expect(await nothing.snippets()).toEqual([])
  })

  it('finds phrases, and leaves out words and phrases after a hyphen', async () => {
    await put(document(1, { body: 'The old boats of the harbour' }), document(2, { body: 'Boats, old as the harbour' }))
    expect(await found('"old boats"')).toEqual(['post 1'])
    expect(await found('"boats old"')).toEqual(['post 2'])
    expect(await found('"old boats" harbour')).toEqual(['post 1'])
    expect(await found('"old harbour"')).toEqual([])
    expect(await found('harbour -"old boats"')).toEqual(['post 2'])
    expect(await found('boats -harbour')).toEqual([])
  })

  it('finds all without a word, the newest first', async () => {
    await put(...[1, 2, 3, 4].map((id) => document(id, { body: id === 3 ? 'heron' : 'egret' })))
    expect(await found('-heron')).toEqual(['post 4', 'post 2', 'post 1'])
  })

  it('finds no more of what was replaced or removed', async () => {
    await put(document(1, { body: 'heron' }), document(2, { body: 'heron' }))
    await put(document(1, { body: 'egret' }))
    await retriever.remove(req, 'post', 2)
    await keepUp()
    expect([await found('heron'), await found('egret')]).toEqual([[], ['post 1']])
  })

  it('finds nothing of a transaction that is taken back', async () => {
    const failing = await createLocalReq({}, app.payload)
    const failed = inTransaction(failing, async () => {
      await retriever.put(failing, document(1, { body: 'heron' }))
      throw new Error('not today')
    })
    await expect(failed).rejects.toThrow('not today')
    await keepUp()
    expect(await found('heron')).toEqual([])
  })

  it('finds stories by their authors, by the names that those have now', async () => {
    const { payload } = app
    const { id } = await payload.create({ collection: 'authors', data: { name: 'Odalys Ferreira' } })
    await put(document(1, { authors: [id] }))
    expect(await found('odalys')).toEqual(['post 1'])
    await payload.update({ collection: 'authors', id, data: { name: 'Odette Ferreira' } })
    await retriever.renewBylines(req, id)
    await keepUp()
    expect([await found('odalys'), await found('odette')]).toEqual([[], ['post 1']])
  })

  it('narrows by section, author, type and time, and counts the hits without section, author and type', async () => {
    await put(
      document(1, { body: 'gnu', sections: [7, 8], authors: [3] }),
      document(2, { body: 'gnu', sections: [8], type: 'opinion' }),
      document(3, { body: 'gnu', kind: 'page', type: null, publishedAt: null }),
      document(4, { body: 'heron', sections: [8] }),
    )
    expect(await found('gnu', { section: 7 })).toEqual(['post 1'])
    expect(await found('gnu', { author: 3 })).toEqual(['post 1'])
    expect(await found('gnu', { type: 'opinion' })).toEqual(['post 2'])
    expect(await found('gnu', { section: 8, type: 'opinion' })).toEqual(['post 2'])
    expect(await found('gnu', { section: 9 })).toEqual([])
    const moment = '2026-01-01T00:12:00.000Z'
    expect(await found('gnu', { bounds: { from: moment } })).toEqual(['post 2'])
    expect(await found('gnu', { bounds: { to: moment } })).toEqual(['post 2', 'post 1'])
    expect(await found('gnu', { bounds: { before: moment } })).toEqual(['post 1'])
    const { total, facets } = await find('gnu', { section: 7 })
    expect(total).toBe(1)
    expect(facets.slice(0, 3)).toEqual([
      { of: 'section', value: '8', count: 2 },
      { of: 'section', value: '7', count: 1 },
      { of: 'author', value: '3', count: 1 },
    ])
    const ofTypes = ['article', 'opinion'].map((value) => ({ of: 'type', value, count: 1 }))
    expect(facets.slice(3).toSorted((one, other) => one.value.localeCompare(other.value))).toEqual(ofTypes)
  })

  it('leaves out what was added after the first page', async () => {
    await put(document(1, { body: 'gnu' }))
    expect(await found('gnu', { asOf: '2020-01-01T00:00:00.000Z' })).toEqual([])
    expect(await found('gnu', { asOf: '2999-01-01T00:00:00.000Z' })).toEqual(['post 1'])
  })

  it.each(['relevance', 'date'] as const)('has each hit on one page, by %s', async (sort) => {
    const { pageLength } = searchLimits
    await put(...Array.from({ length: pageLength + 5 }, (_, place) => document(place + 1, { body: 'egret' })))
    const [first, second, third] = [
      await find('egret', { sort }),
      await find('egret', { sort, page: 2 }),
      await find('egret', { sort, page: 3 }),
    ]
    expect([first.total, second.total]).toEqual([pageLength + 5, pageLength + 5])
    expect([first.hits.length, second.hits.length, third.hits.length]).toEqual([pageLength, 5, 0])
    expect(new Set([...first.hits, ...second.hits].map(({ id }) => id)).size).toBe(pageLength + 5)
  })

  it('marks the words in a piece of the text', async () => {
    await put(document(1, { body: 'A <b>whale</b> & its calf swam by.' }))
    const [snippet] = await (await find('whale')).snippets()
    expect(snippet?.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'whale', isMatch: true }])
    expect(snippet?.map(({ text }) => text).join('')).toContain('its calf swam by')
  })

  it('finds names apart from texts, the shortest first', async () => {
    const name = (kind: 'author' | 'section' | 'tag', id: number, title: string) =>
      document(id, { kind, type: null, publishedAt: null, title })
    await put(name('tag', 1, 'Heronry'), name('author', 2, 'Ana Heron'), document(3, { body: 'heron' }))
    const search = { text: 'heron', language: languageOfPublication }
    expect(await retriever.findNames(req, search)).toEqual([
      { kind: 'tag', id: '1' },
      { kind: 'author', id: '2' },
    ])
    expect(await found('heron')).toEqual(['post 3'])
  })

  it('suggests a spelling that finds something, and knows words that are too common', async () => {
    await put(document(1, { body: 'A hippopotamus bathes.' }))
    await learnWords(req, 10)
    const searchOf = (text: string) => ({ text, language: languageOfPublication })
    expect(await retriever.suggest(req, searchOf('hippopotmaus'))).toBe('hippopotamus')
    expect(await retriever.suggest(req, searchOf('hippopotamus'))).toBeNull()
    expect(await retriever.isTooCommon(req, searchOf('the'))).toBe(true)
    expect(await retriever.isTooCommon(req, searchOf('the hippopotamus'))).toBe(false)
  })

  it.each(['"', '-', '"a" - or or', '\\', '(:*', "a':*&!b", '%', '🦭', 'ﷺ'.repeat(90)])(
    'takes %j for words',
    async (text) => {
      await put(document(1, { body: 'gnu' }))
      await expect(find(text)).resolves.toMatchObject({ total: expect.any(Number) })
    },
  )
})

it('ends each step of a search in PostgreSQL that takes too long', async () => {
  const req = await createLocalReq({}, app.payload)
  await query(req, sql`TRUNCATE search.documents`, nothing)
  const body = 'A plover runs along the shore.'
  const plover = {
    kind: 'post',
    id: 1,
    language: null,
    type: 'article',
    publishedAt: '2026-01-01T00:10:00.000Z',
  } as const
  await postgresRetriever.put(req, { ...plover, sections: [], authors: [], title: 'Birds', dek: '', body })
  const filters = { section: null, author: null, type: null, bounds: {}, asOf: null }
  const search: Search = { ...filters, text: 'plover', language: 'en', sort: 'relevance', page: 1 }
  const found = await postgresRetriever.find(req, search)
  expect(await found.snippets()).toHaveLength(1)
  const other = await createLocalReq({}, app.payload)
  await inTransaction(other, async () => {
    // Statements that wait for this lock reach their limit.
    await query(other, sql`LOCK TABLE search.documents IN ACCESS EXCLUSIVE MODE`, nothing)
    const steps = [
      () => postgresRetriever.find(req, search),
      () => found.snippets(),
      () => postgresRetriever.findNames(req, search),
      () => postgresRetriever.suggest(req, search),
    ]
    const outcomes = await Promise.allSettled(steps.map((step) => step()))
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.name)
    expect(reasons).toEqual(steps.map(() => 'SearchTooSlowError'))
  })
})
