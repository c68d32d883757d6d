import { describe, expect, it } from '@jest/globals'
import { TokenBucket } from './tokenBucket.ts'

describe('a token bucket', () => {
  it('gives what may be taken at once, and not more', () => {
    const bucket = new TokenBucket(10, 3)
    expect([1, 1, 1, 1].map((amount) => bucket.take(amount, 0))).toEqual([true, true, true, false])
  })

  it('fills up as time passes, to what may be taken at once', () => {
    const bucket = new TokenBucket(10, 3)
    bucket.take(3, 0)
    expect(bucket.take(1, 99)).toBe(false)
    expect(bucket.take(1, 100)).toBe(true)
    expect(bucket.take(3, 10_000)).toBe(true)
    expect(bucket.take(1, 10_000)).toBe(false)
  })
})
