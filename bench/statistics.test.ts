import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { median, percentile, summarize } from './statistics.ts'

const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1 })

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d, whatever their order', (given, middle) => {
    expect(median(given)).toBe(middle)
  })

  it('has as many values below it as above it', () => {
    fc.assert(
      fc.property(values, (given) => {
        const middle = median(given)
        const below = given.filter((value) => value < middle).length
        const above = given.filter((value) => value > middle).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(given.length / 2)
      }),
    )
  })
})

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.951, 96],
    [1, 100],
  ])('%d of 1 to 100 is the nearest rank %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value)
  })

  it('of 20 values at 0.95 is the second largest: one bad run does not decide it', () => {
    expect(percentile([...Array.from({ length: 18 }, () => 1), 50, 900], 0.95)).toBe(50)
  })

  it('is always one of the values', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        expect(given).toContain(percentile(given, share))
      }),
    )
  })

  it('of nothing, or at no share, is an error and no number', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError)
    expect(() => median([])).toThrow(RangeError)
    expect(() => percentile([1], 95)).toThrow('95 is no share of 1')
  })
})

describe('a summary', () => {
  it('does not change what it is made of', () => {
    const given = [3, 1, 2]
    expect(summarize(given)).toEqual({ count: 3, median: 2, p95: 3, max: 3 })
    expect(given).toEqual([3, 1, 2])
  })
})
