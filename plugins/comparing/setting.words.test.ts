import { describe, expect, it } from '@jest/globals'
import { settingName, settingValue } from './setting.words.ts'

const terms = { names: new Map([['12', 'ferry.jpg']]), timeZone: 'America/New_York' }

describe('a setting in words', () => {
  it.each([
    ['hideCaption', 'Hide caption'],
    ['contentId', 'Content'],
    ['alignment', 'Alignment'],
  ])('%s is called %s', (name, words) => expect(settingName(name)).toBe(words))

  it.each([
    ['12', 'ferry.jpg'],
    ['', 'none'],
    [null, 'none'],
    [true, 'yes'],
    [7, '7'],
    [[], 'none'],
    ['heading', 'Heading'],
    [[{ id: '12', caption: 'At noon', credit: '' }], 'ferry.jpg, caption: At noon'],
    [{ id: '404', headline: 'Gone' }, 'id: 404, headline: Gone'],
    ['2026-11-26T17:30:00.000Z', '11/26/2026 12:30pm'],
  ])('%j is said as %s', (value, words) => expect(settingValue(value, terms)).toBe(words))
})
