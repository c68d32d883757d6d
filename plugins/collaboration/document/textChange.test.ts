import { describe, expect, it } from '@jest/globals'
import { commonEnd, commonStart, formattingBetween, lettersOf, replacementBetween } from './textChange.ts'

const letters = (text: string) => lettersOf([{ type: 'text', text, marks: [] }])

function change(before: string, after: string, caret?: number) {
  const found = replacementBetween(letters(before), letters(after), caret)
  return found && { ...found, inserted: found.inserted.map(({ text }) => text).join('') }
}

describe('the piece in which two texts differ', () => {
  it('is nothing where they do not', () => {
    expect(change('harbor', 'harbor')).toBeNull()
  })

  it('is what was typed, where the caret says it was typed', () => {
    expect(change('aaa', 'aaaa', 2)).toEqual({ start: 1, deleted: 0, inserted: 'a' })
    expect(change('aaa', 'aaaa')).toEqual({ start: 0, deleted: 0, inserted: 'a' })
  })

  it('is what was replaced, and no more', () => {
    expect(change('the old harbor', 'the new harbor')).toEqual({ start: 4, deleted: 3, inserted: 'new' })
  })

  it('is never half a character', () => {
    expect(change('😀', '😁')).toEqual({ start: 0, deleted: 2, inserted: '😁' })
    expect(change('a😀b', 'a😀😁b')).toEqual({ start: 3, deleted: 0, inserted: '😁' })
    expect([commonStart('😀', '😁'), commonEnd('\ud83d\ude00', '\ud83c\ude00')]).toEqual([0, 0])
  })
})

describe('formatting', () => {
  it('is said of stretches, with what is taken off', () => {
    const bold = lettersOf([{ type: 'text', text: 'ab', marks: [{ type: 'bold' }] }])
    expect(formattingBetween(letters('ab'), bold)).toEqual([{ start: 0, length: 2, attributes: { bold: true } }])
    expect(formattingBetween(bold, letters('ab'))).toEqual([{ start: 0, length: 2, attributes: { bold: null } }])
  })
})
