import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { EmbedLibrary } from '#plugins/embeds/embedLibraries.ts'
import { faults, json, neverAnswers, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { datawrapper } from './datawrapperLibrary.ts'
import { documentCloud } from './documentCloudLibrary.ts'

const everything = { query: '', page: 1, pageSize: 20, dates: {} }
const never = undefined

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn(json({}))
})
beforeEach(() => {
  standIn.requests.length = 0
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => standIn.stop())

const chart = (id: string, publishedAt: string) => ({
  id,
  title: `Chart ${id}`,
  publicUrl: `https://datawrapper.dwcdn.net/${id}/3/`,
  lastModifiedAt: '2026-03-12T07:00:00.000Z',
  publishedAt,
  thumbnails: { full: `https://img.datawrapper.de/${id}/full.png` },
})

describe('Datawrapper', () => {
  const charts = () => datawrapper({ token: 'secret', url: standIn.url })

  it('is asked for published charts, the newest first, with the token', async () => {
    let token: string | undefined
    standIn.answer = (req, res, url) => {
      token = req.headers.authorization
      json({ list: [chart('aaaaa', '2026-03-12T07:00:00Z')], total: 41 })(req, res, url)
    }
    expect(await charts().search({ ...everything, query: 'budget', page: 3 }, never)).toEqual({
      items: [
        {
          id: 'aaaaa',
          title: 'Chart aaaaa',
          publicUrl: 'https://datawrapper.dwcdn.net/aaaaa/3/',
          modifiedAt: '2026-03-12T07:00:00.000Z',
        },
      ],
      totalItems: 41,
    })
    expect(token).toBe('Bearer secret')
    expect(standIn.requests).toEqual([
      '/v3/charts?orderBy=publishedAt&order=DESC&minLastEditStep=5&limit=20&offset=40&search=budget',
    ])
  })

  it('does not filter by days: these are looked at one by one, and no further than needed', async () => {
    const days = Array.from({ length: 250 }, (_, index) =>
      new Date(Date.UTC(2026, 2, 12) - index * 86_400_000).toISOString(),
    )
    standIn.answer = (req, res, url) => {
      const [offset, limit] = [Number(url.searchParams.get('offset')), Number(url.searchParams.get('limit'))]
      const list = days.slice(offset, offset + limit).map((day, index) => chart(String(10_000 + offset + index), day))
      json({ list, total: days.length })(req, res, url)
    }
    const dates = { from: '2026-03-01T00:00:00Z', before: '2026-03-11T00:00:00Z' }
    const { items, totalItems } = await charts().search({ ...everything, dates, pageSize: 4, page: 3 }, never)
    expect([totalItems, items.length]).toEqual([10, 2])
    expect(standIn.requests).toHaveLength(1)
  })

  it('has charts by id, and leaves out those that are gone', async () => {
    standIn.answer = (req, res, url) =>
      url.pathname.endsWith('aaaaa')
        ? json(chart('aaaaa', '2026-03-12T07:00:00Z'))(req, res, url)
        : json({}, 404)(req, res, url)
    expect(await charts().byIds(['aaaaa', 'bbbbb'], never)).toMatchObject([{ id: 'aaaaa' }])
  })
})

describe('DocumentCloud', () => {
  const documents = () =>
    documentCloud({ username: 'paper', password: 'secret', url: standIn.url, accountsUrl: standIn.url })
  const found = {
    id: 2059,
    slug: 'budget-2026',
    title: 'Budget 2026',
    canonical_url: 'https://www.documentcloud.org/documents/2059-budget-2026/',
    asset_url: 'https://s3.documentcloud.org/',
    updated_at: '2026-03-12T07:00:00Z',
  }
  const answers =
    (last: ReturnType<typeof json>): ReturnType<typeof json> =>
    (req, res, url) => {
      if (url.pathname === '/api/token/') return json({ access: 'a', refresh: 'b' })(req, res, url)
      if (url.pathname === '/api/users/me/') return json({ id: 1, organization: 77 })(req, res, url)
      return last(req, res, url)
    }

  it('is asked within the newsroom’s organization, with days, and words that are only words', async () => {
    standIn.answer = answers(json({ results: [found], count: 3, next: null }))
    const dates = { from: '2026-03-01T08:00:00.000Z' }
    expect(await documents().search({ ...everything, dates, query: 'budget: (2026)', page: 2 }, never)).toEqual({
      items: [
        {
          id: '2059-budget-2026',
          title: 'Budget 2026',
          publicUrl: found.canonical_url,
          modifiedAt: found.updated_at,
        },
      ],
      totalItems: 3,
    })
    const call = new URL(standIn.requests[2] ?? '', standIn.url)
    expect(call.pathname).toBe('/api/documents/search/')
    expect(call.searchParams.get('q')).toMatch(
      /^budget {3}2026 AND organization:77 AND created_at:\[2026-03-01T08:00:00.000Z TO \*\]$/,
    )
    expect([call.searchParams.get('page'), call.searchParams.get('per_page')]).toEqual(['2', '20'])
  })

  it('is signed in to once for several questions', async () => {
    standIn.answer = answers(json(found))
    const service = documents()
    expect(await service.byIds(['2059-budget-2026'], never)).toMatchObject([{ id: '2059-budget-2026' }])
    await service.byIds(['2059'], never)
    expect(standIn.requests).toEqual(['/api/token/', '/api/users/me/', '/api/documents/2059/', '/api/documents/2059/'])
  })
})

describe.each<[string, () => EmbedLibrary, string]>([
  ['Datawrapper', () => datawrapper({ token: 'secret', url: standIn.url }), 'DATAWRAPPER_TOKEN'],
  [
    'DocumentCloud',
    () => documentCloud({ username: 'paper', password: 'secret', url: standIn.url, accountsUrl: standIn.url }),
    'DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD',
  ],
])('%s, when something is wrong,', (name, provider, variable) => {
  it.each([
    ['401', 502, `${name} does not accept what is in ${variable}.`],
    ['404', 404, `${name} has no such thing (any more).`],
    ['429', 429, `${name} was asked too often. Try again in 7 seconds.`],
    ['500', 502, `${name} answered 500. Try again later.`],
    ['malformed', 502, `${name} gave an answer that cannot be understood.`],
    ['of another form', 502, `${name} gave an answer that cannot be understood.`],
    ['cut off', 502, `${name} did not answer. Try again.`],
  ])('says so in words: %s', async (fault, status, message) => {
    standIn.answer = faults[fault] ?? json({})
    await expect(provider().search(everything, never)).rejects.toMatchObject({ status, message })
  })
  it('does not wait for ever', async () => {
    standIn.answer = neverAnswers()
    await expect(provider().search(everything, never)).rejects.toMatchObject({
      status: 502,
      message: `${name} did not answer. Try again.`,
    })
  })
})
