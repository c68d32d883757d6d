import { describe, expect, it } from '@jest/globals'
import { placeWords } from './placeWords.ts'

describe('the place of a user', () => {
  it.each([
    ['headline', 'Headline'],
    ['websiteImage', 'Website Image'],
    ['platformLinks.64f0c1.value', 'Platform Links'],
  ])('of %s is in words: %s', (path, words) => {
    expect(placeWords(path)).toBe(words)
  })

  it('is null for nowhere', () => {
    expect([placeWords(null), placeWords(''), placeWords(undefined)]).toEqual([null, null, null])
  })
})
