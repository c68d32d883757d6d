import { describe, expect, it } from '@jest/globals'
import { type ChatPart, chatTextOf } from '#contract/chatText.ts'
import { readAnswer, spokenAnswer } from './chatAnswer.read.ts'

const source = (number: number, quote: string): ChatPart => ({
  type: 'source',
  number,
  url: `/2026/03/04/ferry#b${number}`,
  title: 'The ferry',
  quote,
  date: '2026-03-04T08:00:00Z',
  page: null,
})
const text = (words: string): ChatPart => ({ type: 'text', text: words })

describe('an answer as it is shown', () => {
  it('is paragraphs with the numbers of their sources, and each source once', () => {
    const answer = readAnswer(
      chatTextOf([
        { type: 'kind', kind: 'model' },
        text('It sails at seven.'),
        source(2, 'sails at seven'),
        text(' It returns at nine.\n\nSundays it rests.'),
        source(1, 'rests on Sundays'),
        source(2, 'back by nine'),
        { type: 'end' },
      ]),
    )
    expect(answer.kind).toBe('model')
    expect(answer.isComplete).toBe(true)
    expect(answer.paragraphs).toEqual([
      { isAside: false, pieces: [{ text: 'It sails at seven.' }, { source: 2 }, { text: ' It returns at nine.' }] },
      { isAside: false, pieces: [{ text: 'Sundays it rests.' }, { source: 1 }, { source: 2 }] },
    ])
    expect(answer.sources.map(({ number, quotes }) => [number, quotes])).toEqual([
      [1, ['rests on Sundays']],
      [2, ['sails at seven', 'back by nine']],
    ])
  })

  it('sets apart what is not from the reporting', () => {
    const { paragraphs } = readAnswer(
      chatTextOf([text('Ours.'), { type: 'aside' }, text('Theirs.'), { type: 'aside-end' }, text('Ours again.')]),
    )
    expect(paragraphs.map(({ isAside }) => isAside)).toEqual([false, true, false])
  })

  it('knows what it waits for, until the first words come', () => {
    const waiting: ChatPart[] = [
      { type: 'queued', place: 3 },
      { type: 'queued', place: 1 },
    ]
    expect(readAnswer(chatTextOf(waiting)).waiting).toEqual({ place: 1 })
    expect(readAnswer(chatTextOf([...waiting, { type: 'retrying' }])).waiting).toBe('retrying')
    expect(readAnswer(chatTextOf([...waiting, text('So.')])).waiting).toBeNull()
  })

  it('is not complete without its end, and shows no half of a marker', () => {
    const cut = readAnswer('It sails.【{"type":"sou')
    expect(cut.isComplete).toBe(false)
    expect(cut.paragraphs).toEqual([{ isAside: false, pieces: [{ text: 'It sails.' }] }])
  })

  it('has the near stories of an unknown answer, and the titles of changed sources', () => {
    const near: ChatPart = { type: 'near', url: '/a', title: 'A', date: null }
    const answer = readAnswer(
      chatTextOf([{ type: 'kind', kind: 'unknown' }, near, { type: 'outdated', titles: ['B'] }]),
    )
    expect([answer.near, answer.outdated]).toEqual([[near], ['B']])
  })

  it('is read aloud as its words alone', () => {
    expect(spokenAnswer(chatTextOf([text('It sails.\n'), source(1, 'sails'), text('Daily.')]))).toBe('It sails. Daily.')
  })
})
