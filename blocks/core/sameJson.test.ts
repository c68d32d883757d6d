import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { sameJson } from './sameJson.ts'

// Writes the keys of all objects in the other order.
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inside]) => [key, turned(inside)]),
  )
}

describe('two JSON values', () => {
  it('are the same whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => sameJson(value, turned(JSON.parse(JSON.stringify(value))))),
      {
        seed: 1,
      },
    )
  })

  it.each([
    [
      { id: '1', until: null, headline: '' },
      { headline: '', id: '1', until: null },
    ],
    [{ a: undefined }, {}],
    [[{ a: 1 }], [{ a: 1 }]],
    [null, null],
  ])('are the same: %j and %j', (a, b) => expect(sameJson(a, b)).toBe(true))

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, {}],
    [[], {}],
    [{}, null],
    [[undefined], []],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
  ])('are not the same: %j and %j', (a, b) => expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false]))
})
