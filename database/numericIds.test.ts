import { describe, expect, it } from '@jest/globals'
import { numericIds } from './numericIds.ts'

describe('numeric ids', () => {
  it('are each returned once, as far as a column of ids can hold them', () => {
    expect(numericIds(['7', '3', '7', '2147483647'])).toEqual([7, 3, 2_147_483_647])
  })

  it.each(['', '0', '07', '-1', '1.5', '1e3', ' 1', 'ferry', '2147483648', '99999999999'])('leave out %j', (text) =>
    expect(numericIds([text])).toEqual([]),
  )
})
