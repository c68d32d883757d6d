import { describe, expect, it } from '@jest/globals'
import { readCaptions } from './captions.ts'

const cue = '00:01.000 --> 00:03.500\nThe ferry leaves.'
const vtt = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n')
const wordsOf = (text: string) => {
  const read = readCaptions(vtt(`00:01.000 --> 00:02.000\n${text}`))
  return read.ok ? read.text.split('\n').slice(3).join('\n').trim() : read.message
}

describe('captions', () => {
  it('are kept with times, places, speakers and marks', () => {
    const given = vtt('1\n00:00:01.000 --> 00:00:03.500 line:0 align:start\n<v Rosa Ueland>Good <i>morning</i>.', cue)
    expect(readCaptions(`\uFEFF${given.replaceAll('\n', '\r\n')}\r\n`)).toEqual({
      ok: true,
      text: 'WEBVTT\n\n00:00:01.000 --> 00:00:03.500 line:0 align:start\n<v Rosa Ueland>Good <i>morning</i>.\n\n00:01.000 --> 00:03.500\nThe ferry leaves.\n',
    })
  })

  it('lose comments, styles, regions, the header and other settings', () => {
    const given = `WEBVTT - title\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000\n\nNOTE made by hand\n\nSTYLE\n::cue { background: url(https://evil.example/x) }\n\nREGION\nid:one\n\n00:01.000 --> 00:03.500 region:one evil:"><script>\nThe ferry leaves.`
    expect(readCaptions(given)).toEqual({ ok: true, text: `WEBVTT\n\n${cue}\n` })
  })

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['<v Rosa onclick=alert(1) "x">Hello', '<v Rosa onclick=alert(1) "x">Hello'],
    ['<c.red><00:01.500>Hello</c>', 'Hello'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['fish &amp; chips &lt;b&gt;', 'fish &amp; chips &lt;b&gt;'],
    ['<<script>script>', '&lt;script&gt;'],
  ])('hold no other markup: %s', (given, kept) => {
    expect(wordsOf(given)).toBe(kept)
  })

  it.each([
    ['', 'Line 1: Captions are WebVTT, which begins with “WEBVTT”.'],
    ['1\n00:00:01,000 --> 00:00:02,000\nHello', 'Line 1: Captions are WebVTT'],
    ['WEBVTTX', 'Line 1: Captions are WebVTT'],
    ['WEBVTT', 'There is no caption with a time.'],
    [vtt('00:00:01,000 --> 00:00:02,000\nHello'), 'Line 3: Times are written like 00:01.000 --> 00:03.500.'],
    [vtt(cue, 'Hello'), 'Line 6: A caption begins with its times'],
    [vtt(cue, 'one\ntwo\n00:04.000 --> 00:05.000\nHello'), 'Line 6: A caption begins with its times'],
    [vtt('00:03.000 --> 00:03.000\nHello'), 'Line 3: The caption ends before it begins.'],
    [vtt('00:09.000 --> 00:10.000\nHello', cue), 'Line 6: The caption begins before the one above it.'],
    [vtt(`${cue}\n00:04.000 --> 00:05.000\nOn`), 'Line 5: An empty line is missing above these times.'],
    [vtt('00:61.000 --> 00:62.000\nHello'), 'Line 3: Times are written'],
    ['WEBVTT\u0000', 'The captions are no text.'],
    [`WEBVTT\n\n${'x'.repeat(1_000_000)}`, 'The captions are longer than a million characters.'],
  ])('that are wrong are refused with the line: %j', (given, message) => {
    const read = readCaptions(given)
    expect(read).toEqual({ ok: false, message: expect.stringContaining(message) })
  })

  it('are read in a moment, whatever they hold', () => {
    for (const given of ['<'.repeat(900_000), `${'<v '.repeat(200_000)}`, '&'.repeat(900_000), '-->'.repeat(300_000)]) {
      expect(readCaptions(vtt(`00:01.000 --> 00:02.000\n${given}`))).toHaveProperty('ok')
    }
  })

  it('that were read once are read the same again', () => {
    const once = readCaptions(vtt('a\n00:01.000 --> 00:02.000\nR&D <b>x</b> < y'))
    expect(once.ok && readCaptions(once.text)).toEqual(once)
  })
})
