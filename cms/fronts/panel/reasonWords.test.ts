import { describe, expect, it } from '@jest/globals'
import { reasonWords } from './reasonWords.ts'

const format = (moment: Date) => moment.toISOString().slice(11, 16)

describe('the reason of a slot in words', () => {
  it('is a pin, with its end', () => {
    expect(reasonWords({ kind: 'pinned', until: null }, format)).toBe('Pinned')
    expect(reasonWords({ kind: 'pinned', until: '2026-11-25T20:00:00Z' }, format)).toBe('Pinned until 20:00')
  })

  it('is the place in the filter, with what was passed over', () => {
    expect(reasonWords({ kind: 'autofill', rank: 1, passedOver: [] }, format)).toBe(
      'Autofilled, number 1 of its filter',
    )
    const passedOver = [
      { post: '1', because: 'pinned' as const },
      { post: '2', because: 'above' as const },
      { post: '3', because: 'above' as const },
    ]
    expect(reasonWords({ kind: 'autofill', rank: 4, passedOver }, format)).toBe(
      'Autofilled, number 4 of its filter after 1 pinned and 2 further up',
    )
  })

  it('is that nothing is left', () => {
    expect(reasonWords({ kind: 'empty' }, format)).toBe('No story is left')
  })
})
