import { describe, expect, it } from '@jest/globals'
import { placesInOrder } from './placesInOrder.ts'

describe('places in order', () => {
  it.each([
    ['nothing', [], []],
    ['a sorted row', [1, 2, 3], [0, 1, 2]],
    ['one that moved to the front', [3, 1, 2], [1, 2]],
    ['one that moved to the end', [2, 3, 1], [0, 1]],
    ['equal values', [1, 1], [1]],
    ['a value that is missing', [1, undefined, 2], [0, 2]],
  ])('of %s', (_what, values, places) => {
    expect([...placesInOrder(values)].toSorted()).toEqual(places)
  })

  it('compares words by their characters', () => {
    expect([...placesInOrder(['b', 'a', 'c'])].toSorted()).toEqual([1, 2])
  })
})
