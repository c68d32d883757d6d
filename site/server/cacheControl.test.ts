import { describe, expect, it } from '@jest/globals'
import { keepingTimes } from './cacheControl.ts'

describe('how long a response may be kept', () => {
  it.each([
    ['public, s-maxage=30, stale-while-revalidate=20, stale-if-error=31536000', 30_000, 20_000],
    ['s-maxage=5', 5_000, 0],
    ['S-MaxAge=5', 5_000, 0],
    ['max-age=60', 0, 0],
    ['no-store', 0, 0],
    ['private, s-maxage=30', 0, 0],
    ['no-cache, s-maxage=30', 0, 0],
    ['s-maxage=-5', 0, 0],
    ['s-maxage=soon', 0, 0],
    [undefined, 0, 0],
  ])('%s: fresh for %d ms, shown while renewed for %d ms', (header, freshFor, staleFor) => {
    expect(keepingTimes(header)).toEqual({ freshFor, staleFor })
  })
})
