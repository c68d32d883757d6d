import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { keepingTimes } from '../server/cacheControl.ts'
import { blockedByLink, setCachingHeaders } from './cachingHeaders.ts'

// Returns for how long a page may be kept that changes by itself after some milliseconds, in seconds.
function kept(after: number | null) {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  setCachingHeaders(res, ['posts'], after === null ? null : new Date(Date.now() + after).toISOString())
  const { freshFor, staleFor } = keepingTimes(String(res.getHeader('Cache-Control')))
  return [freshFor / 1000, staleFor / 1000]
}

describe('a page', () => {
  it('is fresh for half a minute, and shown for as long while it is renewed', () => {
    expect(kept(null)).toEqual([30, 30])
    expect(kept(3_600_000)).toEqual([30, 30])
  })

  it('is kept no longer than until it changes by itself, and a second at least', () => {
    expect(kept(45_000)).toEqual([30, 15])
    expect(kept(9_900)).toEqual([10, 0])
    expect(kept(-5_000)).toEqual([1, 0])
  })
})

describe('who is behind a removal', () => {
  it('is named in a header by its address', () => {
    expect(blockedByLink({ status: 451, authorityUrl: 'https://court.test/order 12' })).toBe(
      '<https://court.test/order%2012>; rel="blocked-by"',
    )
  })

  it.each([
    [451, null],
    [451, 'County Court'],
    [451, 'javascript:alert(1)'],
    [410, 'https://court.test/'],
  ] as const)('is not for %d with %j', (status, authorityUrl) => {
    expect(blockedByLink({ status, authorityUrl })).toBeNull()
  })

  it('cannot end its own address', () => {
    expect(blockedByLink({ status: 451, authorityUrl: 'https://court.test/?a=>; rel=next' })).toBe(
      '<https://court.test/?a=%3E;%20rel=next>; rel="blocked-by"',
    )
  })
})
