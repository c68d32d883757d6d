import { describe, expect, it } from '@jest/globals'
import { readerSearch } from '#contract/search.schema.ts'
import { paragraph, postDefaults, richText } from '../reader-api/newsroom.fixtures.ts'
import { searchedNewsroom } from './searchedNewsroom.fixtures.ts'

const { app, ask } = searchedNewsroom()

const titles = async (q: string) =>
  readerSearch.parse((await ask({ q })).body).hits.map((hit) => (hit.kind === 'post' ? hit.post.headline : hit.title))

const publish = (headline: string, text: string) =>
  app().payload.create({
    collection: 'posts',
    data: {
      ...{ ...postDefaults, headline, body: richText(paragraph(text)) },
      ...{ publishDateTime: '2026-01-01T00:00:00.000Z', _status: 'published' },
    },
  })

describe('hostile input', () => {
  const bytes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`)
  const texts = ['"', "'", '\\', '!', '&|', '(:*', '<->', "a':*&!b", '%', '_', '-', '"a" - or or', '\u202e', '🦭', '-a']
  const words = [
    "'; DROP TABLE posts; --",
    '<script>alert(1)</script>',
    '$1',
    '{{7*7}}',
    '../../etc/passwd',
    'ﷺ'.repeat(90),
  ]
  const encoded = [...texts, ...words].map(encodeURIComponent)
  const all = [
    ...bytes,
    ...encoded,
    ...encoded.map((one) => `gnu${one}`),
    `a${'%00'.repeat(50)}b`,
    `${'a b '.repeat(50)}`,
  ]

  it('is searched for as text', async () => {
    for (const q of all) {
      const response = await app().request(`/api/reader/search?q=${q}`)
      expect([q, response.status]).toEqual([q, 200])
    }
  }, 120_000)

  it.each([
    ['q', 'a'.repeat(201), 'q must have at most 200 characters'],
    ['page', '0', 'page must be a whole number from 1 to 25'],
    ['page', '26', 'page must be a whole number from 1 to 25'],
    ['page', 'x', 'page must be a whole number from 1 to 25'],
    ['type', 'x', 'type must be article, opinion, sponsored or episode'],
    ['from', '2026-02-31', 'from must be a day, such as 2026-01-31'],
    ['to', 'yesterday', 'to must be a day, such as 2026-01-31'],
    ['sort', 'x', 'sort must be relevance or date'],
    ['asOf', 'now', 'asOf must be a time, such as 2026-01-31T12:00:00.000Z'],
  ])('in %s is refused with its reason: %s', async (field, value, message) => {
    expect(await ask({ q: 'a', [field]: value })).toEqual({ status: 400, body: { errors: [{ field, message }] } })
  })

  it.each(['from=0000-01-01', 'to=9999-12-31', 'asOf=0000-01-01T00:00:00Z', 'section=%00', 'author=%F0%9F'])(
    'is answered at the ends of what is possible: %s',
    async (more) => {
      expect((await app().request(`/api/reader/search?q=gnu&${more}`)).status).toBeLessThan(500)
    },
  )

  it('in a story keeps nothing from being published', async () => {
    const long = Array.from({ length: 90_000 }, (_, index) => `a${index.toString(36)}-b`).join(' ')
    for (const text of ['\u0001\u0002', long, 'x'.repeat(600_000)]) {
      expect((await publish('Jackal', text))._status).toBe('published')
    }
    expect(await titles('jackal')).toHaveLength(3)
  }, 60_000)
})
