import { describe, expect, it } from '@jest/globals'
import { withParagraphs } from './keptParagraphs.ts'
import { markupOf, parseMarkup } from './markup.read.ts'

const shown = (html: string) => markupOf(withParagraphs(parseMarkup(html)))

describe('paragraphs by blank lines in kept markup', () => {
  it.each([
    ['<td>One\n\nTwo <b>2</b>\r\n\r\nThree</td>', '<td><p>One</p><p>Two <b>2</b></p><p>Three</p></td>'],
    ['<div>One\nmore\n\nTwo</div>', '<div><p>One<br>\nmore</p><p>Two</p></div>'],
    ['<div>One<br>\nmore\n\nTwo</div>', '<div><p>One<br>\nmore</p><p>Two</p></div>'],
    [
      '<div>One\n\n<table><tr><td>a</td></tr></table>\n\nTwo</div>',
      '<div><p>One</p><table><tr><td>a</td></tr></table><p>Two</p></div>',
    ],
    [
      '<table><tr><td>a\n\nb</td>\n\n<td>c</td></tr></table>',
      '<table><tr><td><p>a</p><p>b</p></td>\n\n<td>c</td></tr></table>',
    ],
  ])('%j', (html, wanted) => {
    expect(shown(html)).toBe(wanted)
  })

  it.each([
    '<div>One\nmore</div>',
    '<div>\n\n<p>One</p>\n\n<p>Two</p>\n\n</div>',
    '<div><pre>a\n\nb</pre></div>',
    '<div><script>a\n\nb</script></div>',
    '<td>\n\nOne\n\n</td>',
    '<p>One</p>',
  ])('changes nothing in %j', (html) => {
    expect(shown(html)).toBe(html)
  })
})
