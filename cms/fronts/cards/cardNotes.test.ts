import { describe, expect, it } from '@jest/globals'
import { cardNotes } from './cardNotes.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const facts = { 1: { publishedAt: '2026-11-25T10:00:00Z', hour: 12, day: 3400 } }

describe('what stands beside a card', () => {
  it('is the age of the story and its views', () => {
    expect(cardNotes([{ slot: 'a', row: 'row 1', post: '1' }], facts, now)).toEqual({
      a: ['2 hours ago', '12 views in 1 h, 3,400 in 24 h'],
    })
  })

  it('is where else it stands, lists included', () => {
    const places = [
      { slot: 'a', row: 'row 1', post: '2' },
      { slot: 'b', row: 'row 3', post: '2' },
      { slot: null, row: 'list 1', post: '2' },
    ]
    expect(cardNotes(places, facts, now)).toEqual({
      a: ['Also in row 3 and list 1'],
      b: ['Also in row 1 and list 1'],
    })
  })

  it('is no age of a story that is yet to come', () => {
    const scheduled = { 1: { publishedAt: '2026-11-26T10:00:00Z', hour: 0, day: 0 } }
    expect(cardNotes([{ slot: 'a', row: 'row 1', post: '1' }], scheduled, now)).toEqual({
      a: ['0 views in 1 h, 0 in 24 h'],
    })
  })
})
