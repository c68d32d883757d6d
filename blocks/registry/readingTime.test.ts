import { describe, expect, it } from '@jest/globals'
import { readingMinutes } from './readingTime.ts'

describe('the time that a text takes to read', () => {
  it.each([
    [0, 1],
    [238, 1],
    [360, 2],
    [2380, 10],
  ])('%i words: %i min', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
})
