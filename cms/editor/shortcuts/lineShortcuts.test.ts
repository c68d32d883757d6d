import { describe, expect, it } from '@jest/globals'
import { blockOfLine } from './lineShortcuts.take.ts'

describe('a line that Enter converts', () => {
  it.each([
    ['---', 'separator'],
    ['```', 'code'],
    ['```js', 'code'],
  ])('%j becomes a block of the type %s', (line, type) => {
    expect(blockOfLine(line)).toBe(type)
  })

  it.each(['----', '--- ', '[]', '```a b', '- ', ''])('%j stays as it is', (line) => {
    expect(blockOfLine(line)).toBeNull()
  })
})
