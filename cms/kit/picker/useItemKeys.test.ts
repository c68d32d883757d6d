import { describe, expect, it } from '@jest/globals'
import { nextOf } from './useItemKeys.ts'

describe('the keys of a picker', () => {
  it('go down and up a table, and stay within it', () => {
    expect([nextOf('ArrowDown', 0, 3, 1), nextOf('ArrowDown', 2, 3, 1), nextOf('ArrowUp', 0, 3, 1)]).toEqual([1, 2, 0])
    expect(nextOf('ArrowRight', 0, 3, 1)).toBeNull()
  })

  it('go around a grid by its columns', () => {
    expect([nextOf('ArrowDown', 1, 9, 4), nextOf('ArrowRight', 1, 9, 4), nextOf('ArrowUp', 5, 9, 4)]).toEqual([5, 2, 1])
  })

  it('go to both ends', () => {
    expect([nextOf('Home', 5, 9, 4), nextOf('End', 5, 9, 4)]).toEqual([0, 8])
  })

  it('leave all others alone', () => {
    expect([nextOf('a', 0, 3, 1), nextOf('ArrowDown', -1, 0, 1)]).toEqual([null, null])
  })
})
