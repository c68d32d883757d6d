import { describe, expect, it } from '@jest/globals'
import { windowWith } from './mostRead.ts'

describe('the window of Most Read', () => {
  const windows = [['a'], ['b', 'a'], ['c', 'b', 'a']]

  it('is the narrowest one with enough eligible posts', () => {
    expect(windowWith(1, windows, new Set('abc'))).toEqual(['a'])
    expect(windowWith(1, windows, new Set('bc'))).toEqual(['b'])
    expect(windowWith(2, windows, new Set('ab'))).toEqual(['b', 'a'])
  })

  it('is the widest one where there never were enough', () => {
    expect(windowWith(9, windows, new Set('ac'))).toEqual(['c', 'a'])
    expect(windowWith(1, [], new Set('ac'))).toEqual([])
  })
})
