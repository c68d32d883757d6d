import { describe, expect, it } from '@jest/globals'
import { filtersIn, hasFilters, withFilter } from './conversationFilters.ts'

const filtersOf = (query: string) => filtersIn(new URLSearchParams(query))

describe('filters in an address', () => {
  it('are read, and what is none is left out', () => {
    expect(filtersOf('outcome=unknown&rating=helpful&text=pier&from=2026-01-01')).toEqual({
      ...{ outcome: 'unknown', rating: 'helpful', text: 'pier', from: '2026-01-01' },
    })
    expect(filtersOf('outcome=nonsense&from=yesterday&conversation=3')).toEqual({ text: '' })
  })

  it('are changed one at a time, and taken away', () => {
    expect(`${withFilter(new URLSearchParams('text=pier'), 'outcome', 'failed')}`).toBe('text=pier&outcome=failed')
    expect(`${withFilter(new URLSearchParams('text=pier&outcome=failed'), 'text', '')}`).toBe('outcome=failed')
  })

  it('are none in an empty address', () => {
    expect([hasFilters(filtersOf('')), hasFilters(filtersOf('to=2026-01-01'))]).toEqual([false, true])
  })
})
