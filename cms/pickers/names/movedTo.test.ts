import { describe, expect, it } from '@jest/globals'
import { movedTo } from './movedTo.ts'

describe('the order of a by-line', () => {
  it('is changed by moving one name', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  })

  it('has no place past its ends', () => {
    expect(movedTo(['a', 'b'], 'a', 9)).toEqual(['b', 'a'])
    expect(movedTo(['a', 'b'], 'b', -3)).toEqual(['b', 'a'])
  })
})
