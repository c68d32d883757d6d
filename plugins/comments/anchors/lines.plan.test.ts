import { describe, expect, it } from '@jest/globals'
import { type LinesPlan, planLines } from './lines.plan.ts'

const lines = (text: string) => text.split('\n')
const applied = (before: string[], { rewritten, removed }: LinesPlan): string =>
  before
    .map((line, index) => rewritten.find((one) => one.line === index)?.text ?? line)
    .filter((_, index) => !removed || index < removed.first || index > removed.last)
    .join('\n')

describe('a text of several lines that becomes another one', () => {
  it.each([
    ['a\nb\nc', 'a\nB\nc'],
    ['a\nb\nc', 'a\nc'],
    ['a\nb\nc', 'b\nc'],
    ['a\nb\nc', 'a\nb'],
    ['a\nb\nc', 'x'],
    ['a\nb', 'a\nnew\nb'],
    ['a\nb', 'new\na\nb'],
    ['a\nb', 'a\nb\nnew'],
    ['a\nb', 'x\ny\nz'],
    ['a\na', 'a'],
    ['a\na', 'a\na\na'],
    ['a\n\nb', 'a\nb'],
    ['a\nb', ''],
  ])('%j to %j says what was wanted', (before, after) => {
    expect(applied(lines(before), planLines(lines(before), lines(after)))).toBe(after)
  })

  it('leaves lines alone that say the same', () => {
    expect(planLines(lines('a\nb\nc'), lines('a\nB\nc')).rewritten).toEqual([{ line: 1, text: 'B' }])
    expect(planLines(lines('a\nb\nc'), lines('a\nc'))).toEqual({
      rewritten: [],
      removed: { first: 1, last: 1 },
      grown: null,
    })
    expect(planLines(lines('a\nb'), lines('a\nnew\nb'))).toEqual({
      rewritten: [{ line: 0, text: 'a\nnew' }],
      removed: null,
      grown: { line: 0, by: 1 },
    })
  })
})
