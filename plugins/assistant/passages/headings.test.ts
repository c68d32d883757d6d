import { describe, expect, it } from '@jest/globals'
import { paragraphsOfText } from './headings.ts'

const read = (...paragraphs: string[]) =>
  paragraphsOfText(paragraphs.join('\n\n')).map(({ heading, text }) => [heading, text])

describe('a heading', () => {
  it('stands above the paragraphs that follow it, and is none of them', () => {
    expect(read('Before.', 'On housing', 'We build.', 'We rent.', '## Harbor:', 'We dredge.')).toEqual([
      ['', 'Before.'],
      ['On housing', 'We build.'],
      ['On housing', 'We rent.'],
      ['Harbor', 'We dredge.'],
    ])
  })

  it.each(['When does it open?', '2. The harbor', 'WHAT IT COSTS', '“Sunday people”', '船の時間'])(
    'is %s',
    (heading) => {
      expect(read(heading, 'At nine, on all days but one.')).toHaveLength(1)
    },
  )

  it.each([
    'It opens.',
    'Open from 9 to 5',
    'Treasurer: Ana Ames',
    '- a point of a list',
    'and it goes on',
    'A line with more words than a heading has, of which it has thirteen',
  ])('is not %s', (text) => {
    expect(read(text, 'The next paragraph.')).toHaveLength(2)
  })

  it('is none without a paragraph below it', () => {
    expect(read('Mill Street', 'Pier Street', 'The end')).toEqual([
      ['', 'Mill Street'],
      ['', 'Pier Street'],
      ['', 'The end'],
    ])
  })
})
