import { describe, expect, it } from '@jest/globals'
import { type ForumEvent, type ForumState, forumAfter, newForum, tabAfter } from './forum.state.ts'

const write = (draft: string): ForumEvent => ({ type: 'write', draft })
const ask: ForumEvent = { type: 'ask' }
const select = (candidate: number): ForumEvent => ({ type: 'select', candidate })
const through = (...events: ForumEvent[]): ForumState => events.reduce(forumAfter, newForum)

describe('the state of a candidate forum (docs/spec/reader-site.md#candidate-forum)', () => {
  it('asks the trimmed question', () => {
    expect(through(write('  Parking? '), ask)).toEqual({
      draft: 'Parking?',
      question: 'Parking?',
      selected: null,
      round: 1,
    })
  })

  it('ignores an empty question, and one that was asked already', () => {
    expect(through(write('  '), ask).question).toBeNull()
    const state = through(write('Parking?'), ask, select(1))
    expect(forumAfter(state, ask)).toBe(state)
    expect([write(' Parking?  '), ask].reduce(forumAfter, state)).toMatchObject({ round: 1, selected: 1 })
  })

  it('discards answers and selection with another question', () => {
    expect(through(write('Parking?'), ask, select(1), write('Schools?'), ask)).toEqual({
      draft: 'Schools?',
      question: 'Schools?',
      selected: null,
      round: 2,
    })
  })

  it('selects no candidate before a question', () => {
    expect(through(select(1)).selected).toBeNull()
    expect(through(write('Parking?'), ask, select(1)).selected).toBe(1)
  })

  it('is as new after a reset, for another round', () => {
    expect(through(write('Parking?'), ask, select(1), { type: 'reset' })).toEqual({ ...newForum, round: 2 })
  })

  it.each<[string, number, boolean, number | null]>([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 3, false, 0],
    ['ArrowLeft', 0, false, 3],
    ['ArrowRight', 1, true, 0],
    ['ArrowLeft', 3, true, 0],
    ['Home', 2, false, 0],
    ['End', 1, false, 3],
    ['Enter', 1, false, null],
  ])('%s moves from tab %i (right to left: %s) to %s', (key, current, isRightToLeft, next) => {
    expect(tabAfter(key, current, 4, isRightToLeft)).toBe(next)
  })
})
