import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as Y from 'yjs'
import { readText, textChangeBetween, writeText } from './plainText.ts'

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁', 'é', '\n'), maxLength: 12 })

describe('a shared plain text', () => {
  it('becomes what is written, whatever it was', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.option(fc.nat(24), { nil: undefined }), (before, after, caret) => {
        const text = new Y.Doc().getText('text')
        writeText(text, before)
        writeText(text, after, caret)
        expect(readText(text)).toBe(after)
      }),
    )
  })

  it('never cuts a pair of surrogates', () => {
    expect(textChangeBetween('a😀b', 'a😁b')).toEqual({ start: 1, deleted: 2, inserted: '😁' })
  })

  it('knows by the caret which of two equal letters was typed', () => {
    expect(textChangeBetween('aa', 'aaa', 1)).toEqual({ start: 0, deleted: 0, inserted: 'a' })
    expect(textChangeBetween('aa', 'aaa', 3)).toEqual({ start: 2, deleted: 0, inserted: 'a' })
  })

  it('holds nothing that PostgreSQL refuses', () => {
    const text = new Y.Doc().getText('text')
    writeText(text, 'a\0b\uD83Dc')
    expect(readText(text)).toBe('ab\uFFFDc')
  })
})
