import { describe, expect, it } from '@jest/globals'
import { checkCandidates, checkCount, checkModel, checkPeriod, checkQuestions } from './assistants.rules.ts'

describe('the period of stories', () => {
  it.each([
    [null, null],
    ['2026-01-01', null],
    [null, '2026-01-01'],
    ['2026-01-01', '2026-01-01'],
    ['2026-01-01', '2026-02-01T00:00:00Z'],
  ])('may be %p to %p', (from, to) => expect(checkPeriod(from, to)).toBe(true))

  it('may not end before it begins', () => {
    expect(checkPeriod('2026-02-01', '2026-01-31')).toContain('not before')
    expect(checkPeriod(new Date('2026-02-01'), '2026-01-31')).toContain('not before')
  })
})

describe('a model', () => {
  it.each(['claude-haiku-4-5', 'vendor/model:1'])('may be %s', (name) => expect(checkModel(name)).toBe(true))
  it.each(['', ' ', 'two words', null, 'a'.repeat(101)])('may not be %p', (name) =>
    expect(checkModel(name)).toContain('name of a model'),
  )
})

describe('a limit', () => {
  it.each([1, 60, 1_000_000])('may be %p', (count) => expect(checkCount(count)).toBe(true))
  it.each([0, -1, 1.5, 1_000_001, Number.NaN, '5', null])('may not be %p', (count) =>
    expect(checkCount(count)).toContain('whole number'),
  )
})

describe('suggested questions', () => {
  it('are different ones', () => {
    expect(checkQuestions([{ question: 'When?' }, { question: 'Where?' }])).toBe(true)
    expect(checkQuestions([{ question: 'When?' }, { question: ' when? ' }])).toBe('“when?” is there twice.')
    expect(checkQuestions(null)).toBe(true)
  })
})

describe('the candidates of a forum', () => {
  it('have names of their own', () => {
    expect(checkCandidates([{ name: 'Ada' }, { name: 'Bo' }])).toBe(true)
    expect(checkCandidates([{ name: 'Ada  Birch' }, { name: 'ada birch' }])).toContain('Two candidates are called')
  })

  it('have assistants of their own, populated or not', () => {
    expect(checkCandidates([{ name: 'Ada', assistant: 1 }, { name: 'Bo' }, { name: 'Cy' }])).toBe(true)
    const twice = [
      { name: 'Ada', assistant: 1 },
      { name: 'Bo', assistant: { id: 1 } },
    ]
    expect(checkCandidates(twice)).toContain('the same assistant')
  })
})
