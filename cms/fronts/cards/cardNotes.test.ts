import { describe, expect, it } from '@jest/globals'
import { cardNotes } from './cardNotes.ts'

const facts = { 1: { hour: 12, day: 3400, readOn: null } }

describe('what stands below a card', () => {
  it('is how often its story is read', () => {
    expect(cardNotes([{ slot: 'a', row: 'row 1', post: '1' }], facts)).toEqual({
      a: ['12 views in 1 h, 3,400 in 24 h'],
    })
  })

  it('is which part of its readers from this page read on, once they are enough', () => {
    const known = { 1: { hour: 1, day: 40, readOn: 0.617 } }
    expect(cardNotes([{ slot: 'a', row: 'row 1', post: '1' }], known).a).toEqual([
      '1 view in 1 h, 40 in 24 h',
      '62% read on',
    ])
  })

  it('is how often its place is clicked, marked where that is twice or half of what is usual', () => {
    const of = (times: number, usual: number | null) =>
      cardNotes([{ slot: 'a', row: 'row 1', post: '2' }], facts, { a: { times, usual } }).a
    expect(of(1, null)).toEqual(['1 click here in 1 h'])
    expect(of(1300, 1000)).toEqual(['1,300 clicks here in 1 h, usually 1,000'])
    expect(of(24, 12)).toEqual(['▲ 24 clicks here in 1 h, usually 12'])
    expect(of(6, 12)).toEqual(['▼ 6 clicks here in 1 h, usually 12'])
  })

  it('is where else it stands, lists included', () => {
    const places = [
      { slot: 'a', row: 'row 1', post: '2' },
      { slot: 'b', row: 'row 3', post: '2' },
      { slot: null, row: 'list 1', post: '2' },
    ]
    expect(cardNotes(places, facts)).toEqual({
      a: ['Also in row 3 and list 1'],
      b: ['Also in row 1 and list 1'],
    })
  })
})
