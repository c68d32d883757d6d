import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { textOfBlocks, textOfMarkup } from './blockText.check.ts'
import { convertOptions } from './converting.fixtures.ts'
import { blocksFromClassicHtml, blocksFromHtml } from './html.convert.ts'

const inlineNames = [
  'b',
  'em',
  'u',
  's',
  'sup',
  'code',
  'a href="/x"',
  'span style="color:red"',
  'abbr title="t"',
  'kbd',
  'unknown',
]
const blockNames = ['p', 'div', 'section', 'h2', 'h5', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'center']
const keptNames = ['table', 'tr', 'td', 'pre', 'details', 'dl', 'dd', 'aside', 'form', 'iframe', 'wp-thing', 'nav']
const voids = ['<br>', '<hr>', '<img src="/a.jpg" alt="x">', '<wbr>', '<input>']

// Letters, white space of all kinds, and what has to be escaped.
const text = fc
  .array(fc.constantFrom('a', 'Ж', '&amp;', '&lt;', '“', '\u00a0', ' ', '\n', '\n\n', '🙂', '[x]', '"'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(fc.oneof({ depthSize: 'small' }, text, fc.constantFrom(...voids), tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...inlineNames, ...blockNames, ...keptNames), tie('markup'), fc.boolean())
    .map(([name, inside, isClosed]) => `<${name}>${inside}${isClosed ? `</${name.split(' ')[0]}>` : ''}`),
}))

// The caption of a figure around a table stands above the table here.
const mayMove = /<figure[\s\S]*<table[\s\S]*<figcaption/

const inAnyOrder = (words: string) => [...words].toSorted().join('')

const losesNothing = (convert: typeof blocksFromHtml, hasMedia: boolean) =>
  fc.property(markup, (html) => {
    const compared = mayMove.test(html) ? inAnyOrder : String
    expect(compared(textOfBlocks(convert(html, convertOptions({ hasMedia }).options)))).toBe(
      compared(textOfMarkup(html)),
    )
  })

describe('no text is lost and none changes its place', () => {
  it('in any HTML, with all pictures in the library', () => {
    fc.assert(losesNothing(blocksFromHtml, true), { numRuns: 1500 })
  })

  it('in any HTML, with no picture in the library', () => {
    fc.assert(losesNothing(blocksFromHtml, false), { numRuns: 1500 })
  })

  it('in any text of the classic editor', () => {
    fc.assert(losesNothing(blocksFromClassicHtml, true), { numRuns: 1500 })
  })
})
