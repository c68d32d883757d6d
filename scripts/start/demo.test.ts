import { describe, expect, it } from '@jest/globals'
import { shouldMakeDemo } from './demo.ts'

describe('a demo newsroom is made', () => {
  it.each([
    {
      isWanted: undefined,
      isNewDatabase: true,
      isMade: false,
      expected: true,
      why: 'in an embedded database that was just created',
    },
    {
      isWanted: undefined,
      isNewDatabase: false,
      isMade: false,
      expected: false,
      why: 'in no other database by itself',
    },
    { isWanted: true, isNewDatabase: false, isMade: false, expected: true, why: 'where it was asked for' },
    { isWanted: true, isNewDatabase: false, isMade: true, expected: false, why: 'not twice' },
    { isWanted: false, isNewDatabase: true, isMade: false, expected: false, why: 'not where it was declined' },
  ])('$why: $expected', ({ expected, why: _why, ...question }) => {
    expect(shouldMakeDemo(question)).toBe(expected)
  })
})
