import { describe, expect, it } from '@jest/globals'
import { answerWith } from './desk.fixtures.ts'
import { fairnessLines } from './fairness.csv.ts'
import { answerFacts, remarksOf } from './fairness.rules.ts'
import type { FairnessAnswer } from './fairness.schema.ts'

const answered = (words: number, more: Partial<FairnessAnswer> = {}): FairnessAnswer => ({
  ...{ times: 1, answered: 1, declined: 0, refused: 0, failed: 0, words, sources: ['Plan'], duration: 2000 },
  ...{ refusedFor: [], rules: ['a'], models: [] },
  ...more,
})
const without = (more: Partial<FairnessAnswer>): FairnessAnswer =>
  answered(0, { answered: 0, words: null, sources: [], duration: null, ...more })

const both = [{ name: 'Ada' }, { name: 'Bo' }]
const usual = { wordings: 1, isFollowUp: false }
const remarks = (one: FairnessAnswer | null, other: FairnessAnswer | null, about = usual) =>
  remarksOf(both, [one, other], about)

describe('the facts of an answer', () => {
  it('are its words without markers and signs, and its sources, each once', () => {
    expect(answerFacts(answerWith('Buses — free, on Sundays.', ['Plan', 'Speech', 'Plan']))).toEqual({
      words: 4,
      sources: ['Plan', 'Speech'],
    })
    expect(answerFacts('חינם בימי ראשון').words).toBe(3)
    expect(answerFacts('')).toEqual({ words: 0, sources: [] })
  })
})

describe('what is uneven between candidates', () => {
  it('is nothing where both have answered at nearly the same length', () => {
    expect(remarks(answered(40), answered(55))).toEqual([])
  })

  it('is the length of answers', () => {
    expect(remarks(answered(40), answered(60))).toEqual(['Bo’s answer is 1.5 times as long as Ada’s.'])
  })

  it.each([
    ['Not asked: Bo.', without({ times: 0 })],
    ['No material: Bo.', without({ declined: 1 })],
    ['Failed: Bo.', without({ failed: 1 })],
    ['Without an assistant: Bo.', null],
  ])('is that one of them has none: %s', (remark, other) => {
    expect(remarks(answered(40), other)).toEqual([remark])
  })

  it('is that a question was not passed on, and that rules were changed between two candidates', () => {
    const refused = without({ refused: 1, refusedFor: ['threat'] })
    expect(remarks(refused, refused)).toEqual(['Not passed on: a threat.'])
    expect(remarks(answered(40), answered(40, { rules: ['b'] }))).toEqual([
      'Asked under different rules: they were changed in between.',
    ])
  })

  it('is not that one was asked a follow-up, which the other never is', () => {
    expect(remarks(answered(40), without({ times: 0 }), { wordings: 1, isFollowUp: true })).toEqual([])
  })

  it('is no difference where none has material, and is several spellings', () => {
    const nothing = without({ declined: 2 })
    expect(remarks(nothing, nothing)).toEqual(['No candidate has material on it.'])
    expect(remarks(answered(40), answered(40), { wordings: 3, isFollowUp: false })).toEqual(['Asked in 3 spellings.'])
  })
})

describe('the log as a table', () => {
  it('has a line a candidate, and no formulas', () => {
    const question = {
      ...{
        key: '0'.repeat(64),
        question: '=1+1',
        firstAt: '2026-11-20T20:00:00.000Z',
        lastAt: '2026-11-20T21:00:00.000Z',
      },
      ...{ wordings: 1, isFollowUp: false, remarks: [], answers: [answered(40, { sources: ['@Plan'] }), null] },
    }
    const candidates = [
      { name: 'Ada', assistant: '1' },
      { name: '+Bo', assistant: null },
    ]
    expect(fairnessLines(candidates, [question])).toBe(
      [
        "'=1+1,no,2026-11-20T20:00:00.000Z,2026-11-20T21:00:00.000Z,1,Ada,1,1,0,0,,0,a,,40,1,'@Plan,2.0",
        "'=1+1,no,2026-11-20T20:00:00.000Z,2026-11-20T21:00:00.000Z,1,'+Bo,no assistant,,,,,,,,,,,\n",
      ].join('\n'),
    )
  })
})
