import { describe, expect, it } from '@jest/globals'
import { markupOf, parseMarkup, rawTextOf } from './markup.read.ts'

describe('markup that nests too deeply', () => {
  it('keeps all text and every element in order, those that are too deep beside each other', () => {
    const nested = (times: number) => '<div>a<b>b'.repeat(times) + '</b>c</div>'.repeat(times)
    const text = rawTextOf(nested(30_000))
    expect(text).toHaveLength(90_000)
    expect(text).toBe('ab'.repeat(30_000) + 'c'.repeat(30_000))
    expect(markupOf(parseMarkup(nested(60)))).toContain('c</div></b>c</div>')
    expect(markupOf(parseMarkup(nested(60)))).toContain('a<b></b>b<div></div>a<b></b>b')
  })

  it('is left as it is where it does not', () => {
    const html = '<p>a</p>'.repeat(1000)
    expect(markupOf(parseMarkup(html))).toBe(html)
    expect(markupOf(parseMarkup(`${'<i>'.repeat(99)}a${'</i>'.repeat(99)}`))).toBe(
      `${'<i>'.repeat(99)}a${'</i>'.repeat(99)}`,
    )
  })
})
