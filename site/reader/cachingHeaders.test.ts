import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { keepingTimes } from '../server/cacheControl.ts'
import { setCachingHeaders } from './cachingHeaders.ts'

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
