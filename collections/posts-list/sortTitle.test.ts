import { describe, expect, it } from '@jest/globals'
import { sortTitleOf } from './sortTitle.field.ts'

describe('what a title is sorted by', () => {
  it('knows no capitals, accents or quotation marks in front', () => {
    expect(sortTitleOf('“Élan” carries the day')).toBe('elan” carries the day')
    expect(sortTitleOf('  Zoo reopens ')).toBe('zoo reopens')
    expect(sortTitleOf('7 things')).toBe('7 things')
  })

  it('is short, however long the pasted headline is', () => {
    expect(sortTitleOf('🦭'.repeat(5_000))).toHaveLength(200)
    expect(sortTitleOf('a'.repeat(5_000))).toHaveLength(100)
  })

  it('is nothing for no title, and a sign for signs alone', () => {
    for (const empty of [null, undefined, '', '  ']) expect(sortTitleOf(empty)).toBeNull()
    expect(sortTitleOf('???')).toBe('???')
  })
})
