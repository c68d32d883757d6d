import { describe, expect, it } from '@jest/globals'
import { type LinePart, tidyLine } from './line.tidy.ts'

const text = (words: string): LinePart => ({ type: 'text', text: words, marks: [] })
const words = (parts: LinePart[]): string =>
  tidyLine(parts)
    .map((run) => (run.type === 'text' ? run.text : '⏎'))
    .join('')

describe('a line', () => {
  it('has one space where two runs meet', () => {
    expect(words([text('a '), { type: 'text', text: ' b', marks: [{ type: 'bold' }] }])).toBe('a b')
  })

  it('takes a line feed as a break only where nothing else breaks', () => {
    expect(
      words([text('a'), { type: 'softBreak' }, text('b'), { type: 'hardBreak' }, { type: 'softBreak' }, text('c')]),
    ).toBe('a⏎b⏎c')
  })

  it('keeps every break that was asked for', () => {
    expect(words([text('a'), { type: 'hardBreak' }, text(' '), { type: 'hardBreak' }, text('b')])).toBe('a⏎⏎b')
  })

  it('has one empty line between paragraphs, however many elements end there', () => {
    expect(words([{ type: 'gap' }, text('a'), { type: 'gap' }, { type: 'gap' }, text(' b'), { type: 'gap' }])).toBe(
      'a⏎⏎b',
    )
  })
})
