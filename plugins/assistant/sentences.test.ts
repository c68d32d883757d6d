import { describe, expect, it } from '@jest/globals'
import { sentencesIn, sentencesOf } from './sentences.ts'

const divided = (text: string) => text.split('|')

describe('the sentences of a text', () => {
  it('lie where their text stands', () => {
    const text = '  It sails.\n\nDoes it? '
    expect(sentencesIn(text).map(({ end, start }) => text.slice(start, end))).toEqual(['It sails.', 'Does it?'])
  })

  it.each([
    'The pier closed.|It opens on Monday!|Does it?',
    'Mr. Ames and Dr. Núñez met Gov. Lee.|They agreed.',
    'J. Q. Ames wrote it.|A. B. Cole did not.',
    'It grew by 3.5 percent to $1.2 million.|Rents rose, too.',
    'At 9 a.m. Monday it closed.|By 5 p.m. The gates were open.',
    'The U.S. Coast Guard came.|He moved to the U.S. The boat stayed.',
    'Harbor Works Inc. The firm left.',
    '“It rocked,” she said.|“Very much.”|He agreed.',
    '“Stop!” Mayor Ana Ames said.|The boat went on.',
    '“Is it true?” he asked.|It was.',
    'She paused ... and went on.|Then she left…|Nobody came.',
    'See No. 5 on p. 12, e.g. the map, vs. Smith.|No. It is not there.',
    'On Jan. 5 the council met.|3,000 people came.',
    'Ferry (see map).|The rest follows.',
    'Visit citydesk.test for more.|Or call.',
    'Mr. J. R. Smith of the U.S. Navy paid $1.5 million on Nov. 4.|It was 6 p.m. The end came…',
  ])('are those of %s', (text) => {
    const marked = text
      .replace('p.m. The', 'p.m.|The')
      .replace('U.S. The', 'U.S.|The')
      .replace('Inc. The', 'Inc.|The')
      .replace('No. It', 'No.|It')
    expect(sentencesOf(marked.replaceAll('|', ' '))).toEqual(divided(marked))
  })

  it('end with a line, and with the marks of Chinese and Japanese', () => {
    expect(sentencesOf('A heading\nThe text follows')).toEqual(['A heading', 'The text follows'])
    expect(sentencesOf('船は二時に出ます。「はい。」雨です。')).toEqual([
      '船は二時に出ます。',
      '「はい。」',
      '雨です。',
    ])
  })

  it('are letter by letter in it, and none is empty', () => {
    for (const text of [
      '',
      ' \n ',
      '...',
      '?!',
      'a\u0000b. C',
      '🦭. 🦭',
      'x'.repeat(100_000),
      '. '.repeat(20_000),
      'A.'.repeat(20_000),
    ]) {
      for (const sentence of sentencesOf(text))
        expect([sentence.trim() !== '', text.includes(sentence)]).toEqual([true, true])
    }
  })
})
