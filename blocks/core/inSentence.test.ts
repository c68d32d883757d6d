import { expect, it } from '@jest/globals'
import { inSentence } from './inSentence.ts'

it.each([
  ['Row 2', 'row 2'],
  ['Editor’s Picks 1', 'Editor’s Picks 1'],
  ['River', 'river'],
  ['', ''],
])('%s within a sentence is %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})
