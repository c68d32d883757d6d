import { describe, expect, it } from '@jest/globals'
import { transcriptParts } from './transcript.ts'

const vtt = (...cues: string[]) => transcriptParts({ type: 'text/vtt', text: ['WEBVTT', ...cues].join('\n\n') })

describe('a transcript', () => {
  it('in plain text has its paragraphs, and who says them', () => {
    const text = '\uFEFFWendell Pike: Good morning.\r\n\r\nIt rained.\nAll day: for hours.\n\nAt 9:30: nothing'
    expect(transcriptParts({ type: 'text/plain', text })).toEqual([
      { start: null, speaker: 'Wendell Pike', text: 'Good morning.' },
      { start: null, speaker: '', text: 'It rained.\nAll day: for hours.' },
      { start: null, speaker: '', text: 'At 9:30: nothing' },
    ])
  })

  it('in WebVTT joins the cues of a speaker', () => {
    expect(
      vtt(
        'NOTE made by hand',
        'STYLE\n::cue { color: red }',
        '1\n00:01.000 --> 00:03.000 align:start\n<v Wendell Pike>Good <i>morning</i>,</v>',
        '00:03.000 --> 00:05.000\n<v Wendell Pike>harbor &amp; bay.',
        '01:00:05.000 --> 01:00:06.000\n<v.loud Marguerite Stroud>Morning.',
      ),
    ).toEqual([
      { start: 1, speaker: 'Wendell Pike', text: 'Good morning, harbor & bay.' },
      { start: 3605, speaker: 'Marguerite Stroud', text: 'Morning.' },
    ])
  })

  it('begins another paragraph at the end of a sentence, once one is long', () => {
    const cues = ['00:00.000 --> 00:20.000\nOne', '00:20.000 --> 00:40.000\ntwo.', '00:40.000 --> 00:50.000\nThree.']
    expect(vtt(...cues).map(({ text }) => text)).toEqual(['One two.', 'Three.'])
  })

  it('leaves out what is no cue, and empty ones', () => {
    expect(vtt('00:01.000\nNo arrow', '--> 00:02.000\nHalf', '00:01.000 --> 00:02.000\n<i></i>')).toEqual([])
  })

  it('has the words of files that are not quite as they should be', () => {
    const cues = '0:01.5 --> 0:02\nOne,\n2\n0:00:03,000 --> 0:00:04,000\ntwo.'
    expect(vtt(cues)).toEqual([{ start: 1, speaker: '', text: 'One, two.' }])
  })

  it('knows the speakers of cues that name them in their words', () => {
    expect(vtt('00:01.000 --> 00:02.000\nAna Ruiz: Hello.', '00:03.000 --> 00:04.000\nSpeaker 2: Hi.\n- Ah.')).toEqual([
      { start: 1, speaker: 'Ana Ruiz', text: 'Hello.' },
      { start: 3, speaker: 'Speaker 2', text: 'Hi. - Ah.' },
    ])
  })

  it('has the words of captions that roll up once', () => {
    const cues = [
      '00:00:00.000 --> 00:00:02.000 align:start position:0%\n \nhello<00:00:01.000><c> world</c>',
      '00:00:02.000 --> 00:00:02.010 align:start position:0%\nhello world\n ',
      '00:00:02.010 --> 00:00:04.000 align:start position:0%\nhello world\nthis<00:00:03.000><c> is</c>',
    ]
    expect(vtt(...cues)).toEqual([{ start: 0, speaker: '', text: 'hello world this is' }])
  })

  it.each(['<', '<v a', '<a', '{\\', '&', '0:0', '\n ', 'Aa '])('is read at once, whatever is in it: %j', (part) => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(400_000)}`
    // Quadratic work would take minutes.
    expect(transcriptParts({ type: 'text/vtt', text }).length).toBeLessThanOrEqual(1)
    expect(transcriptParts({ type: 'text/plain', text }).length).toBeGreaterThan(0)
  })

  it('shows markup that is only text as text', () => {
    expect(vtt('00:01.000 --> 00:02.000\n&lt;script&gt;alert(1)')).toEqual([
      { start: 1, speaker: '', text: '<script>alert(1)' },
    ])
  })
})
