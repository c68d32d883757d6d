import { describe, expect, it } from '@jest/globals'
import { nextOption } from './nextOption.ts'

describe('the keys of a search', () => {
  it('go through the results and around their ends', () => {
    expect([nextOption('ArrowDown', -1, 3), nextOption('ArrowUp', -1, 3)]).toEqual([0, 2])
    expect([nextOption('ArrowDown', 2, 3), nextOption('ArrowUp', 0, 3)]).toEqual([0, 2])
    expect([nextOption('Home', 2, 3), nextOption('End', 0, 3)]).toEqual([0, 2])
  })

  it('stay with the text while there are none', () => {
    expect([nextOption('ArrowDown', 0, 0), nextOption('a', 0, 3)]).toEqual([null, null])
  })
})
