import { describe, expect, it } from '@jest/globals'
import { matchEnd, matchStart, readSnippet } from './snippet.ts'

const marked = (text: string) => text.replaceAll('[', matchStart).replaceAll(']', matchEnd)
const read = (text: string) => readSnippet(marked(text)).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))

describe('a snippet', () => {
  it.each([
    ['The [boat] and the [pier].', ['The ', '[boat]', ' and the ', '[pier]', '.']],
    ['[Boats]', ['[Boats]', ' …']],
    ['to the [boat] of', ['… to the ', '[boat]', ' of …']],
    ['<b>A</b> & [<script>]!', ['… <b>A</b> & ', '[<script>]', '!']],
    ['שלום [עולם].', ['שלום ', '[עולם]', '.']],
  ])('of %s has the text and its marks apart', (text, pieces) => {
    expect(read(text)).toEqual(pieces)
  })

  it('is none where nothing matches', () => {
    expect([read('The pier.'), read('')]).toEqual([[], []])
  })
})
