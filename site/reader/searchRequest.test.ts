import { describe, expect, it } from '@jest/globals'
import { hasFilters, isCluttered, readSearchRequest, searchAddress } from './searchRequest.ts'

const queryOf = (given: Record<string, string | string[]>) => readSearchRequest(given).query

describe('a search in an address', () => {
  it('is read with its filters', () => {
    const given = { q: ' night  ferry ', section: 'news', type: 'opinion', from: '2026-01-31', sort: 'date', page: '2' }
    expect(queryOf(given)).toEqual({
      q: 'night ferry',
      section: 'news',
      type: 'opinion',
      from: '2026-01-31',
      sort: 'date',
      page: 2,
    })
  })

  it.each([
    'type=x',
    'from=2026-02-31',
    'to=10000-01-01',
    'sort=',
    'page=0',
    'page=26',
    'asOf=now',
    'section=',
    'utm_source=x',
    `section=${'a'.repeat(201)}`,
  ])('is read without what cannot be read: %s', (more) => {
    expect(queryOf({ q: 'ferry', ...Object.fromEntries(new URLSearchParams(more)) })).toEqual(queryOf({ q: 'ferry' }))
  })

  it('is text without control characters and halves of characters', () => {
    expect(queryOf({ q: 'a\u0000b\u001b\ud800c\n d' }).q).toBe('a b c d')
    expect(queryOf({ q: ['first', 'second'] }).q).toBe('first')
  })

  it('may be too long', () => {
    const { query, text, isTooLong } = readSearchRequest({ q: 'a'.repeat(201), section: 'news' })
    expect([query.q, text.length, isTooLong, query.section]).toEqual(['', 201, true, 'news'])
    expect(readSearchRequest({ q: ` ${'a'.repeat(200)} ` }).isTooLong).toBe(false)
  })
})

describe('the address of a search', () => {
  it.each([
    [{}, '/search'],
    [{ q: 'night ferry' }, '/search?q=night+ferry'],
    [{ q: 'a&b=c#d', sort: 'relevance', page: 1, asOf: '2026-01-01T00:00:00Z' } as const, '/search?q=a%26b%3Dc%23d'],
    [{ q: 'a', type: 'opinion', sort: 'date' } as const, '/search?q=a&type=opinion&sort=date'],
    [{ q: 'a', page: 2, asOf: '2026-01-01T00:00:00Z' }, '/search?q=a&page=2&asOf=2026-01-01T00%3A00%3A00Z'],
  ])('of %j is %s, and is read as the same', (query, address) => {
    expect(searchAddress(query)).toBe(address)
    const read = queryOf(Object.fromEntries(new URL(address, 'http://site').searchParams))
    expect(searchAddress(read)).toBe(address)
  })

  it('is cluttered with the empty fields of a form', () => {
    expect([isCluttered({ q: 'a', section: '' }), isCluttered({ sort: 'relevance' }), isCluttered({ q: '' })]).toEqual([
      true,
      true,
      true,
    ])
    expect(isCluttered({ q: 'a', sort: 'date', page: '2', utm_source: '' })).toBe(false)
  })

  it('has filters', () => {
    expect([hasFilters(queryOf({ q: 'a', to: '2026-01-01' })), hasFilters(queryOf({ q: 'a', sort: 'date' }))]).toEqual([
      true,
      false,
    ])
  })
})
