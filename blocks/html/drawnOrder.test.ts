import { describe, expect, it } from '@jest/globals'
import { drawOrder, keptOrder } from './drawnOrder.ts'

// A generator with a seed, mulberry32: the draws are the same in every run.
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

describe('the order of candidates', () => {
  it('is drawn evenly: each of four stands in each place a quarter of the time', () => {
    const random = seeded(20261127)
    const draws = 4_000
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let draw = 0; draw < draws; draw += 1)
      for (const [place, candidate] of drawOrder(4, random).entries()) {
        const row = counts[candidate] ?? []
        row[place] = (row[place] ?? 0) + 1
      }
    for (const count of counts.flat()) expect(Math.abs(count / draws - 0.25)).toBeLessThan(0.025)
  })

  it('has every candidate once', () => {
    for (const count of [0, 1, 2, 8]) {
      const places = Array.from({ length: count }, (_, place) => place)
      expect(drawOrder(count, seeded(count)).toSorted((one, other) => one - other)).toEqual(places)
    }
  })

  it.each([
    ['1,0,2', 3, [1, 0, 2]],
    ['1,0', 3, null],
    ['0,0,1', 3, null],
    ['0,1,9', 3, null],
    ['x', 1, null],
    [null, 2, null],
  ])('that was kept as %s counts for %i candidates only if it is one', (text, count, order) => {
    expect(keptOrder(text, count)).toEqual(order)
  })
})
