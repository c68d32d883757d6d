import { describe, expect, it } from '@jest/globals'
import { carryQuery } from './carriedQuery.ts'

describe('the query that a reader came with', () => {
  it.each([
    ['/new', '', '/new'],
    ['/new', 'utm_source=mail&x=%20a', '/new?utm_source=mail&x=%20a'],
    ['/new?a=1', 'b=2', '/new?a=1&b=2'],
    ['/new?a=1', 'a=2&b=3', '/new?a=1&b=3'],
    ['/new#end', 'b=2', '/new?b=2#end'],
    ['https://elsewhere.test/x?a=1#end', 'b=2', 'https://elsewhere.test/x?a=1&b=2#end'],
    ['/new', '&&', '/new'],
    ['/new', 'flag', '/new?flag'],
  ])('%j asked for with %j leads to %j', (target, query, location) => {
    expect(carryQuery(target, query)).toBe(location)
  })
})
