import { describe, expect, it } from '@jest/globals'
import { settingName, settingValue } from './setting.words.ts'

const names = new Map([['12', 'ferry.jpg']])

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
    [[{ id: '12', caption: 'At noon', credit: '' }], 'id: ferry.jpg, caption: At noon'],
  ])('%j is said as %s', (value, words) => expect(settingValue(value, names)).toBe(words))
})
