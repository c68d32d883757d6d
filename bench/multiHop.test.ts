import { describe, expect, it } from '@jest/globals'
import { multiHopFigures, rankOf, readMultiHop } from './multiHop.ts'

const report = {
  title: 'The ferry gets a new timetable',
  author: 'Ana Reader',
  source: 'The Times',
  published_at: '2023-11-04T08:00:27+00:00',
  category: 'news',
  url: 'https://times.example/ferry',
  body: 'It sails at seven.\n\nFrom Monday on, it sails at eight as well.',
}
const query = {
  query: 'Do both papers say that the ferry sails at eight?',
  answer: 'Yes',
  question_type: 'comparison_query',
  evidence_list: [
    { ...report, fact: 'From Monday on, it sails at eight as well.' },
    { ...report, fact: 'The pier is closed.' },
  ],
}
const unanswerable = { ...query, question_type: 'null_query', answer: 'Insufficient information.', evidence_list: [] }

describe('MultiHop-RAG', () => {
  it('is read as its authors publish it, without the questions that nothing answers', () => {
    expect(readMultiHop([report], [query, unanswerable])).toEqual({
      stories: [
        {
          headline: 'The ferry gets a new timetable',
          paragraphs: ['It sails at seven.', 'From Monday on, it sails at eight as well.'],
          publishedAt: '2023-11-04T08:00:27.000Z',
        },
      ],
      questions: [
        { question: query.query, facts: ['From Monday on, it sails at eight as well.', 'The pier is closed.'] },
      ],
    })
  })

  it.each([
    ['a report without a body', [{ ...report, body: undefined }], [query]],
    ['a question without its evidence', [report], [{ ...query, evidence_list: undefined }]],
    ['no list', {}, []],
  ])('is refused with %s', (_what, reports, queries) => {
    expect(() => readMultiHop(reports, queries)).toThrow()
  })

  it('counts the first passage that has any of the facts, whatever its white space', () => {
    const { questions } = readMultiHop([report], [query])
    const rank = (...passages: string[]) => questions.map((question) => rankOf(passages, question))
    expect(rank('The pier', 'It said: From Monday on,\nit sails at  eight as well.')).toEqual([2])
    expect(rank('The pier is closed.', 'From Monday on, it sails at eight as well.')).toEqual([1])
    expect(rank('From Monday on, it sails.')).toEqual([null])
  })

  it('has shares of all questions within four and ten passages, and the mean of the reciprocal ranks', () => {
    expect(multiHopFigures([1, 4, 5, 10, 11, null, null, null])).toEqual({
      questions: 8,
      hitsAt10: 4 / 8,
      hitsAt4: 2 / 8,
      mrrAt10: (1 + 1 / 4 + 1 / 5 + 1 / 10) / 8,
    })
    expect(multiHopFigures([])).toEqual({ questions: 0, hitsAt10: 0, hitsAt4: 0, mrrAt10: 0 })
  })
})
