import { describe, expect, it } from '@jest/globals'
import { partsOf, readQuestion } from './question.read.ts'
import { periodOf } from './questionDates.ts'

// Half past nine in the evening of Saturday, March 14, in California; the next morning in London.
const asking = { now: new Date('2026-03-15T04:30:00.000Z'), timeZone: 'America/Los_Angeles', language: 'en' }

const words = (...questions: string[]) =>
  readQuestion({ questions, candidate: null, isContinued: false }, asking).words.map(({ word }) => word)
const named = (question: string) =>
  readQuestion({ questions: [question], candidate: null, isContinued: false }, asking).words.flatMap(
    ({ word, kind }) => (kind === 'word' ? [] : [`${kind} ${word}`]),
  )

describe('a question', () => {
  it('is about its telling words', () => {
    expect(words('What happened to the night ferry?')).toEqual(['night', 'ferry'])
    expect(words('Tell me about the latest news')).toEqual([])
    expect(words('')).toEqual([])
  })

  it('names people, places and numbers', () => {
    expect(named('Did Mayor Ana Ames pay 3,000 dollars?')).toEqual([
      'name mayor',
      'name ana',
      'name ames',
      'number 3,000',
    ])
    expect(named('WHO IS ANA AMES')).toEqual([])
    expect(named('who is ana ames')).toEqual([])
  })

  it('has its phrases apart', () => {
    expect(
      readQuestion({ questions: ['Who said “a good boat” and "pier"?'], candidate: null, isContinued: false }, asking)
        .phrases,
    ).toEqual([['a', 'good', 'boat']])
  })

  it('has no end of words', () => {
    expect(words(Array.from({ length: 500 }, (_, place) => `word${place}`).join(' ')).length).toBeLessThanOrEqual(16)
  })
})

describe('several questions at once', () => {
  it.each([
    ['When does it sail? Who pays?', ['When does it sail?', 'Who pays?']],
    ['When does it sail, and who pays for it?', ['When does it sail', 'who pays for it?']],
    ['Who is Ana Ames and what did she say?', ['Who is Ana Ames', 'what did she say?']],
    ['Which bus goes to the pier and the school?', ['Which bus goes to the pier and the school?']],
    ['Do you know where and when it was?', ['Do you know where and when it was?']],
    ['A? B? C? D? E?', ['A? B? C? D? E?']],
  ])('are told apart: %s', (question, parts) => {
    expect(partsOf(question, null)).toEqual(parts)
  })
})

describe('a follow-up', () => {
  it('takes its subject from the question before', () => {
    expect(words('Who is Ana Ames?', 'When did she resign?')).toEqual(['resign', 'ana', 'ames'])
    expect(words('What does the night ferry cost?', 'And for children?')).toEqual([
      'children',
      'night',
      'ferry',
      'cost',
    ])
    expect(words('Who is Ana Ames?', 'Why?')).toEqual(['ana', 'ames'])
  })

  it('looks further back where the one before has no subject', () => {
    expect(words('Who is Ana Ames?', 'And then?', 'When did she resign?')).toEqual(['resign', 'ana', 'ames'])
  })

  it('is none where it says what it is about', () => {
    expect(words('Who is Ana Ames?', 'When does the library on Mill Street open?')).toEqual([
      'library',
      'mill',
      'street',
      'open',
    ])
  })
})

describe('the time of a question', () => {
  const bounds = (question: string) => {
    const { period } = periodOf(question, asking)
    return period && [period.from, period.before, period.isFirm]
  }

  it.each([
    ['What happened yesterday?', '2026-03-13T07:00:00.000Z', '2026-03-15T07:00:00.000Z', true],
    ['What happened today?', '2026-03-14T07:00:00.000Z', '2026-03-15T07:00:00.000Z', true],
    ['What did the council do last week?', '2026-03-02T08:00:00.000Z', '2026-03-15T07:00:00.000Z', true],
    ['What is new this month?', '2026-03-01T08:00:00.000Z', '2026-03-15T07:00:00.000Z', true],
    ['Who was elected in 2024?', '2024-01-01T08:00:00.000Z', '2025-01-01T08:00:00.000Z', false],
    ['Who was elected in November?', '2025-11-01T07:00:00.000Z', '2025-12-04T08:00:00.000Z', false],
    ['What was decided on March 5, 2024?', '2024-03-05T08:00:00.000Z', '2024-03-09T08:00:00.000Z', false],
    ['What was decided in May?', '2025-05-01T07:00:00.000Z', '2025-06-04T07:00:00.000Z', false],
  ])('of “%s” goes by the days of the publication', (question, from, before, isFirm) => {
    expect(bounds(question)).toEqual([from, before, isFirm])
  })

  it.each(['May I swim in the harbor?', 'Who will march on Main Street?', 'Which bus is number 19?', ''])(
    'is none of “%s”',
    (question) => {
      expect(bounds(question)).toBeNull()
    },
  )

  const span = (question: string) => {
    const { period, rest } = periodOf(question, asking)
    return period?.isSpan
      ? [period.from.slice(0, 10), period.before.slice(0, 10), rest.replace(/\s+/gu, ' ').trim()]
      : null
  }

  it.each([
    ['What changed at the pier between March and June 2025?', '2025-03-01', '2025-07-01', 'What changed at the pier ?'],
    ['What changed between November and February?', '2025-11-01', '2026-03-01', 'What changed ?'],
    ['How did rents go from 2020 to 2023?', '2020-01-01', '2024-01-01', 'How did rents go ?'],
    ['What happened from March 3 to March 9, 2025?', '2025-03-03', '2025-03-10', 'What happened ?'],
    ['What has the council done since October?', '2025-10-01', '2026-03-15', 'What has the council done ?'],
    ['What happened in the last three months?', '2025-12-14', '2026-03-15', 'What happened ?'],
    ['Who resigned over the past 10 days?', '2026-03-04', '2026-03-15', 'Who resigned ?'],
  ])('is a span in “%s”', (question, from, before, rest) => {
    expect(span(question)).toEqual([from, before, rest])
  })

  it.each([
    'Is the road between Pier Nine and Mill Street open?',
    'Is it open from 9 to 5?',
    'What happened since the storm?',
    'What changed between 2024 and 2020?',
  ])('is no span in “%s”', (question) => {
    expect(span(question)).toBeNull()
  })

  it('is no word of it', () => {
    expect(words('Who was elected in November 2024?')).toEqual(['elected'])
    expect(
      readQuestion({ questions: ['What happened yesterday?'], candidate: null, isContinued: false }, asking).isOfNews,
    ).toBe(true)
  })
})
