import { describe, expect, it } from '@jest/globals'
import { readingTime } from './readingTime.ts'

describe('how long a story takes to read', () => {
  it.each([
    [0, '1 min read'],
    [238, '1 min read'],
    [357, '2 min read'],
    [2380, '10 min read'],
  ])('with %i words: %s', (words, time) => {
    expect(readingTime(words)).toBe(time)
  })
})
