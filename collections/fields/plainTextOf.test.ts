import { describe, expect, it } from '@jest/globals'
import { plainTextOf } from './plainTextOf.ts'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const state = (...children: object[]) => ({ root: { type: 'root', children } })

describe('the dek as text', () => {
  it('joins words across marks and links, and separates paragraphs and lines', () => {
    const link = { type: 'link', children: [text('coun'), text('cil')] }
    const dek = state(
      paragraph(text('The '), link, text(' votes'), { type: 'linebreak' }, text('today')),
      paragraph(text('Again')),
    )
    expect(plainTextOf(dek)).toBe('The council votes today Again')
  })

  it.each([null, undefined, 'text', 7, {}, { root: null }, { root: { children: 'no' } }])('of %j is empty', (value) => {
    expect(plainTextOf(value)).toBe('')
  })
})
