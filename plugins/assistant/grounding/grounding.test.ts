import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../assistant.types.ts'
import { instructionsFor } from '../model/instructions.ts'
import { AnswerChecker, type PassedSentence } from './answerChecker.ts'
import { groundedExamples } from './faithful.fixtures.ts'
import { judgeExamples, judgeLies, passagesOf } from './groundingJudge.fixtures.ts'

const instructions = instructionsFor('Archive', 'Be kind.')

const check = (passages: readonly Passage[], text: string, cites = 0, quote?: string): PassedSentence[] => {
  const checker = new AnswerChecker(passages, instructions)
  const passage = passages[cites]
  const citations = passage ? [{ index: cites, source: passage.id, quote: quote ?? passage.text }] : []
  return [...checker.add({ text, citations }), ...checker.end(true)]
}

describe('a lying model', () => {
  it('gets no sentence past the check, of more than 500 in 18 kinds', () => {
    const judged = judgeLies(groundedExamples, instructions)
    expect(judged.passed).toEqual([])
    expect(judged.count).toBeGreaterThan(500)
    expect(new Set(judged.kinds).size).toBe(18)
  })

  it('gets no sentence past it whose words are all there and that says something else', () => {
    const judged = judgeExamples(groundedExamples, instructions)
    expect(judged.untruePassed).toEqual([])
    expect(judged.untrue).toBeGreaterThan(150)
  })
})

describe('a faithful model', () => {
  it('loses at most 5 % of its sentences, of 200', () => {
    const { faithful, faithfulWithheld } = judgeExamples(groundedExamples, instructions)
    expect(faithful).toBeGreaterThanOrEqual(200)
    expect(faithfulWithheld.length / faithful).toBeLessThanOrEqual(0.05)
  })
})

describe('an answer', () => {
  const passages = passagesOf([
    'The Harbor Council approved the pier plan on Tuesday. Mayor Ana Lopez said work will begin in May.',
    'A fire damaged 12 homes on Mill Street. Tom Reed saw it.',
  ])
  const [council = ''] = passages.map(({ text }) => text)
  const cite = (index: number, quote?: string) => [
    { index, source: passages[index]?.id ?? '', quote: quote ?? passages[index]?.text ?? '' },
  ]

  it('has a quote that stands in its source letter by letter, whatever white space the model makes of it', () => {
    const [sentence] = check(
      passages,
      'The council approved the pier plan.',
      0,
      council.slice(0, 52).replaceAll(' ', '\n'),
    )
    expect(sentence?.sources).toEqual([{ passage: 0, quote: 'The Harbor Council approved the pier plan on Tuesday.' }])
  })

  it('is a sentence over several blocks, which cites what each of them cites', () => {
    const checker = new AnswerChecker(passages, instructions)
    expect(checker.add({ text: 'The council approved the pier plan', citations: cite(0) })).toEqual([])
    expect(checker.add({ text: ', and a fire damaged 12 homes', citations: cite(1) })).toEqual([])
    checker.add({ text: '.', citations: [] })
    const [sentence] = checker.end(true)
    expect(sentence?.sources.map(({ passage }) => passage)).toEqual([0, 1])
  })

  it.each([
    ['before', ['cite', 'The council approved the pier plan. ', 'Work will begin in May.']],
    ['behind', ['The council approved the pier plan. ', 'cite', 'Work will begin in May.']],
    ['within', ['The council approved ', 'cite', 'the pier plan. ', 'Work will begin in May.']],
  ])('is cited by a block without words %s it, and another sentence is not by that', (_place, parts) => {
    const checker = new AnswerChecker(passages, instructions)
    const blocks = parts.map((part) =>
      part === 'cite' ? { text: '', citations: cite(0) } : { text: part, citations: [] },
    )
    const passed = [...blocks.flatMap((block) => checker.add(block)), ...checker.end(true)]
    expect(passed.map(({ text }) => text)).toContain('The council approved the pier plan.')
    const wrong = new AnswerChecker(passages, instructions)
    const lies = [
      { text: 'A fire damaged 12 homes. ', citations: [] },
      { text: '', citations: cite(0) },
    ]
    expect([...lies.flatMap((block) => wrong.add(block)), ...wrong.end(true)]).toEqual([])
  })

  it('loses a last sentence that was cut off, and what comes after its limits', () => {
    const checker = new AnswerChecker(passages, instructions)
    expect(checker.add({ text: 'Work will begin in May. A fire damaged', citations: cite(0) })).toHaveLength(1)
    expect(checker.end(false)).toEqual([])
    expect(checker.withheld).toEqual([{ text: 'A fire damaged', reason: 'cut off' }])
    const endless = new AnswerChecker(passages, instructions)
    for (let count = 0; count < 1_000 && !endless.isFull; count += 1)
      endless.add({ text: 'The council approved the pier plan and ', citations: cite(0) })
    expect(endless.isFull).toBe(true)
  })

  it('says a thing once', () => {
    const checker = new AnswerChecker(passages, instructions)
    const block = { text: 'The council approved the pier plan. ', citations: cite(0) }
    const passed = [...checker.add(block), ...checker.add(block), ...checker.add(block), ...checker.end(true)]
    expect(passed).toHaveLength(1)
  })

  it('leaves out what connects and states nothing, without a word', () => {
    const checker = new AnswerChecker(passages, instructions)
    checker.add({ text: 'Yes. Here is what we reported: ', citations: [] })
    expect([checker.end(true), checker.withheld]).toEqual([[], []])
  })

  it('has pronouns only for whom the sentence before is about', () => {
    const people = passagesOf([
      'Ana Lopez opened the meeting. She praised the pier. Later Tom Reed spoke at length. He opposed the pier.',
    ])
    const say = (...texts: string[]) => {
      const checker = new AnswerChecker(people, instructions)
      const citations = [{ index: 0, source: people[0]?.id ?? '', quote: people[0]?.text ?? '' }]
      const passed = texts.flatMap((text) => checker.add({ text: `${text} `, citations }))
      return [...passed, ...checker.end(true)].map(({ text }) => text)
    }
    const [lopez, reed] = ['Ana Lopez opened the meeting.', 'Tom Reed spoke at length.']
    expect(say(lopez, 'She praised the pier.')).toHaveLength(2)
    expect(say(reed, 'He opposed the pier.')).toHaveLength(2)
    expect(say(reed, 'She praised the pier.')).toEqual([reed])
    expect(say(lopez, 'He opposed the pier.')).toEqual([lopez])
    expect(say('He opposed the pier.')).toEqual([])
  })

  it('has forms of numbers, dates and names that mean the same', () => {
    const known = passagesOf([
      'On March 4, 2026, 1,200 people gave $1.2 million, and two of them left. Sen. Maria Vance met 25 percent of them on Nov. 5.',
    ])
    for (const text of [
      'On March 4, 1200 people gave $1.2 million.',
      '1,200 people gave $1,200,000.',
      'Two of them left.',
      '2 of them left.',
      'Senator Maria Vance met 25% of them on November 5.',
      'Maria Vance met twenty-five percent of them.',
    ])
      expect([text, check(known, text).length]).toEqual([text, 1])
    for (const text of [
      'On March 5, 1200 people gave $1.2 million.',
      '1,200 people gave $1.2 billion.',
      '12 people gave $1.2 million.',
      'Maria Vance met 1,200 of them.',
      'Maria Reed met 25 percent of them.',
    ])
      expect([text, check(known, text)]).toEqual([text, []])
  })
})
