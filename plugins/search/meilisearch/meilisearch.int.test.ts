import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { readerSearch, searchLimits } from '#contract/search.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { type MeilisearchStandIn, standInKey, startMeilisearch } from '#tests/integration/meilisearchStandIn.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { faults, type StandInAnswer } from '#tests/integration/standInServer.ts'
import { paragraph, postDefaults, richText } from '../../reader-api/newsroom.fixtures.ts'
import type { Retriever } from '../retriever.types.ts'
import { search } from '../search.plugin.ts'
import { meilisearchRetriever } from './meilisearch.retriever.ts'

let app: TestPayload
let engine: MeilisearchStandIn
let retriever: Retriever

beforeAll(async () => {
  engine = await startMeilisearch()
  const meilisearch = { url: engine.server.url, key: standInKey, timeout: 500 }
  retriever = meilisearchRetriever(meilisearch)
  app = await bootTestPayload({ plugins: [search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch })] })
  await makeTablesIn(app.payload)
}, 120_000)
beforeEach(() => {
  engine.fault = null
  engine.taskState = 'succeeded'
})
afterAll(async () => {
  await app?.stop()
  await engine?.server.stop()
})

const keepUp = () => retriever.keepUp?.(app.payload)

const publish = (headline: string, text: string, more: object = {}) =>
  app.payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      headline,
      body: richText(paragraph(text)),
      publishDateTime: '2026-01-01T00:00:00.000Z',
      _status: 'published',
      ...more,
    },
  })

const ask = async (parameters: Record<string, string>) => {
  const response = await app.request(`/api/reader/search?${new URLSearchParams(parameters)}`)
  return { status: response.status, body: await response.json() }
}

const find = async (parameters: Record<string, string>) => {
  const { status, body } = await ask(parameters)
  expect([parameters, status]).toEqual([parameters, 200])
  return readerSearch.parse(body)
}

const titles = async (parameters: Record<string, string>) =>
  (await find(parameters)).hits.map((hit) => (hit.kind === 'post' ? hit.post.headline : hit.title))

const noted = () => query({ payload: app.payload }, sql`SELECT FROM search.outbox`, nothing)

describe('Meilisearch', () => {
  it('gets an index with its settings, and everything that readers see', async () => {
    await publish('Ferry returns', 'The old boats are back.')
    await app.payload.create({
      collection: 'pages',
      data: { title: 'Imprint', body: richText(paragraph('Printed on driftwood.')), _status: 'published' },
    })
    await query({ payload: app.payload }, sql`DELETE FROM search.outbox`, nothing)
    await keepUp()
    expect(engine.settings()).toMatchObject({
      searchableAttributes: ['title', 'dek', 'byline', 'body'],
      pagination: { maxTotalHits: searchLimits.depth },
    })
    expect([...engine.documents.values()]).toMatchObject([
      { kind: 'post', title: 'Ferry returns', publishedAt: 1767225600, type: 'article' },
      { kind: 'page', title: 'Imprint', publishedAt: null },
    ])
    expect(await noted()).toEqual([])
  })

  it('has an index of an earlier version search what is searched now, and gets all documents again', async () => {
    engine.setSettings({ ...engine.settings(), searchableAttributes: ['title', 'body'] })
    engine.documents.clear()
    await keepUp()
    expect(engine.settings()).toMatchObject({ searchableAttributes: ['title', 'dek', 'byline', 'body'] })
    expect(engine.documents.size).toBe(2)
  })

  it('finds stories and pages, with marks, filters and counts', async () => {
    const section = await app.payload.create({ collection: 'sections', data: { name: 'Zoo', _status: 'published' } })
    await publish('Gnu one', 'A gnu.', { sections: [section.id], primarySection: section.id })
    await publish('Gnu two', 'A gnu.', { type: 'opinion', publishDateTime: '2026-03-02T12:00:00.000Z' })
    await keepUp()
    expect(await titles({ q: 'driftwood' })).toEqual(['Imprint'])
    expect(await titles({ q: 'gnu', sort: 'date' })).toEqual(['Gnu two', 'Gnu one'])
    expect(await titles({ q: 'gnu', section: 'zoo' })).toEqual(['Gnu one'])
    expect(await titles({ q: 'gnu', type: 'opinion' })).toEqual(['Gnu two'])
    expect(await titles({ q: 'gnu', from: '2026-03-01', to: '2026-03-03' })).toEqual(['Gnu two'])
    const { filters, hits, total } = await find({ q: 'gnu', section: 'zoo' })
    expect(filters.sections).toEqual([{ value: 'zoo', label: 'Zoo', count: 1 }])
    expect(filters.types.map(({ value, count }) => [value, count])).toEqual([
      ['article', 1],
      ['opinion', 1],
    ])
    expect([total, hits[0]?.snippet.filter(({ isMatch }) => isMatch)]).toEqual([1, [{ text: 'gnu', isMatch: true }]])
  })

  it('shows nothing that readers may not see, even before it knows', async () => {
    const { id } = await publish('Heron', 'Text.')
    await keepUp()
    await app.payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect([engine.documents.has(`post-${id}`), await titles({ q: 'heron' })]).toEqual([true, []])
    await keepUp()
    expect(engine.documents.has(`post-${id}`)).toBe(false)
  })

  it('gets names and spelling from PostgreSQL', async () => {
    await app.payload.create({ collection: 'tags', data: { name: 'Heronry' } })
    expect((await find({ q: 'heronr' })).names).toMatchObject([{ kind: 'tag', label: 'Heronry' }])
  })
})

describe.each(Object.keys(faults))('a Meilisearch whose answer is %s', (fault) => {
  it('is said in words, keeps nothing from being published, and loses nothing', async () => {
    engine.fault = faults[fault] ?? null
    const headline = `Ibis ${fault}`
    expect((await publish(headline, 'Text.'))._status).toBe('published')
    expect(await ask({ q: 'ibis' })).toEqual({
      status: 503,
      body: { errors: [{ message: 'The search does not work right now. Try again in a minute.' }] },
    })
    await expect(keepUp()).rejects.toMatchObject({ name: 'SearchUnavailableError' })
    expect(await noted()).not.toEqual([])
    engine.fault = null
    await keepUp()
    expect(await titles({ q: headline })).toEqual([headline])
    expect(await noted()).toEqual([])
  })
})

describe('a Meilisearch in trouble', () => {
  it.each<[string, StandInAnswer]>([
    ['never answers', () => undefined],
    [
      'never ends its answer',
      (_req, res) => res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"half":'),
    ],
  ])('that %s is not waited for', async (_how, fault) => {
    engine.fault = fault
    expect((await ask({ q: 'ibis' })).status).toBe(503)
    await expect(keepUp()).rejects.toMatchObject({ name: 'SearchUnavailableError' })
  })

  it('that fails at a task gets it once more', async () => {
    engine.taskState = 'failed'
    await publish('Jabiru', 'Text.')
    await expect(keepUp()).rejects.toThrow('could not do its task')
    engine.taskState = 'succeeded'
    await keepUp()
    expect(await titles({ q: 'jabiru' })).toEqual(['Jabiru'])
  })

  it('that refuses the key says nothing of what was searched for', async () => {
    const wrong = meilisearchRetriever({ url: engine.server.url, key: 'another' })
    await expect(wrong.keepUp?.(app.payload)).rejects.toThrow('answered 403 at GET /indexes/citydesk')
  })
})
