import { describe, expect, it } from '@jest/globals'
import { episodeLabel, readingTime } from './labels.ts'

describe('the place of an episode in its show', () => {
  it.each([
    [2, 5, 'full', 'Season 2, episode 5'],
    [null, 5, 'full', 'Episode 5'],
    [2, null, 'full', 'Season 2'],
    [null, null, 'full', ''],
    [2, 5, 'trailer', 'Trailer'],
    [null, null, 'bonus', 'Bonus'],
  ] as const)('season %j, number %j, %s: %j', (season, number, kind, label) => {
    expect(episodeLabel({ season, number, kind })).toBe(label)
  })
})

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
