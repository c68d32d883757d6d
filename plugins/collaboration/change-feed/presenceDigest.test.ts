import { describe, expect, it } from '@jest/globals'
import { changedBetween } from './presenceDigest.ts'

describe('the digest of presence', () => {
  it('are about documents that a user opened, left, or does something else in', () => {
    const before = new Map([
      ['same', '[1]'],
      ['left', '[2]'],
      ['other', '[3,"headline"]'],
    ])
    const after = new Map([
      ['same', '[1]'],
      ['other', '[3,"body"]'],
      ['come', '[2]'],
    ])
    expect(changedBetween(before, after)).toEqual(new Set(['left', 'other', 'come']))
    expect(changedBetween(after, after)).toEqual(new Set())
  })
})
