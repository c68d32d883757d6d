import { describe, expect, it } from '@jest/globals'
import { textRun } from './block.fixtures.ts'
import { dirOf } from './inlineText.ts'

describe('the direction of a text', () => {
  it.each([
    ['An English sentence (123).', false, undefined],
    ['ההודעה הגיעה (123) אתמול, ABC.', false, 'auto'],
    ['وصلت الرسالة أمس (2024).', false, 'auto'],
    ['The word שלום in a sentence', false, 'auto'],
    ['שלום (2024)', true, undefined],
    ['An English sentence', true, 'auto'],
    ['Port Ellery היא עיר נמל.', true, undefined],
    ['2024 – 2025', true, undefined],
  ])('of %s on a page from right to left (%s) is %s', (text, isRightToLeft, dir) => {
    expect(dirOf([textRun(text)], { isRightToLeft })).toBe(dir)
  })
})
