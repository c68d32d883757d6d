import { describe, expect, it } from '@jest/globals'
import { transcriptParts } from '#contract/transcript.ts'
import { decodeTranscript, transcriptOfFile } from './transcriptFile.ts'

const srt = `\uFEFF1\r
00:00:01,500 --> 00:00:04,000\r
{\\an8}<i>Good morning</i> & welcome.\r
Second line.\r
\r
2\r
01:02:10,5 --> 01:02:12,000\r
Forty < fifty --> fathoms.\r
\r
3\r
no time\r
Left out.`

describe('the transcript of a file', () => {
  it('is WebVTT for subtitles of SRT, with the same times and words', () => {
    const file = transcriptOfFile('Episode.SRT', srt)
    expect(file).toEqual({
      ok: true,
      text: `WEBVTT

00:00:01.500 --> 00:00:04.000
Good morning &amp; welcome.
Second line.

01:02:10.500 --> 01:02:12.000
Forty &lt; fifty → fathoms.
`,
    })
    expect(file.ok && transcriptParts({ type: 'text/vtt', text: file.text })).toEqual([
      { start: 1, speaker: '', text: 'Good morning & welcome. Second line.' },
      { start: 3730, speaker: '', text: 'Forty < fifty → fathoms.' },
    ])
  })

  it('has the words of SRT without blank lines, and of times without fractions', () => {
    const file = transcriptOfFile(
      'a.srt',
      '1\n00:00:01 --> 00:00:02\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n \n3\n',
    )
    expect(file).toEqual({
      ok: true,
      text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n3\n',
    })
  })

  it.each(['<a', '{\\', '&', '<'])('is read at once, whatever is in it: %j', (part) => {
    const text = `1\n00:00:01,000 --> 00:00:02,000\n${part.repeat(400_000)}`
    expect(transcriptOfFile('a.srt', text).ok).toBe(true)
  })

  it('is the file itself for WebVTT and plain text', () => {
    expect(transcriptOfFile('a.vtt', '\uFEFFWEBVTT\n\n')).toEqual({ ok: true, text: 'WEBVTT\n\n' })
    expect(transcriptOfFile('a.txt', 'Ada: Hello.')).toEqual({ ok: true, text: 'Ada: Hello.' })
  })

  it.each([
    ['a.srt', 'Only words', 'a.srt has no subtitles with times.'],
    ['a.vtt', 'Only words', 'a.vtt does not begin with WEBVTT.'],
    ['a.txt', ' \n', 'a.txt is empty.'],
    ['a.txt', 'a\u0000b', 'a.txt is no text.'],
  ])('is refused for %s with %j', (name, text, message) => {
    expect(transcriptOfFile(name, text)).toEqual({ ok: false, message })
  })

  it('is read in the encoding of old programs, too', () => {
    expect(decodeTranscript(new TextEncoder().encode('Núñez'))).toBe('Núñez')
    expect(decodeTranscript(Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a]))).toBe('Núñez')
  })
})
