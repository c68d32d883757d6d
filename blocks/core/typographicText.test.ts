import { describe, expect, it } from '@jest/globals'
import { typographicText } from './typographicText.ts'

describe('typographicText', () => {
  it.each([
    ['"Never," he said.', '“Never,” he said.'],
    ["the mayor's office", 'the mayor’s office'],
    ["('so-called')", '(‘so-called’)'],
    ['"\'No\' means no"', '“‘No’ means no”'],
    ['And then...', 'And then…'],
    ["the '90s, 'tis said", 'the ’90s, ’tis said'],
    ['“set already’s”…', '“set already’s”…'],
    ['', ''],
  ])('%j becomes %j (docs/spec/editor.md#typographic-text)', (typed, set) => {
    expect(typographicText(typed)).toBe(set)
    expect(typographicText(set)).toBe(set)
  })
})
