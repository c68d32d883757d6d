import { describe, expect, it } from '@jest/globals'
import { changedPart } from './changedPart.ts'

const applied = (before: string, after: string) => {
  const part = changedPart(before, after)
  return part ? before.slice(0, part.from) + part.insert + before.slice(part.to) : before
}

describe('the part in which two texts differ', () => {
  it.each([
    ['<p>one</p>', '<p>one two</p>', { from: 6, to: 6, insert: ' two' }],
    ['<p>one two</p>', '<p>two</p>', { from: 3, to: 7, insert: '' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['', 'x', { from: 0, to: 0, insert: 'x' }],
    ['x', '', { from: 0, to: 1, insert: '' }],
  ])('from %j to %j is as short as it can be', (before, after, part) => {
    expect(changedPart(before, after)).toEqual(part)
  })

  it('makes one of the other', () => {
    const texts = ['', 'a', 'ab', 'ba', 'aba', 'abab', 'abcab', 'xaby', 'aaaa']
    for (const before of texts) for (const after of texts) expect(applied(before, after)).toBe(after)
  })

  it('is nothing where they are the same', () => {
    expect(changedPart('<p>', '<p>')).toBeNull()
  })
})
