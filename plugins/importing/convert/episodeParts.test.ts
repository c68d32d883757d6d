import { describe, expect, it } from '@jest/globals'
import { chaptersOfJson } from './chapters.convert.ts'
import { transcriptFormatOf, transcriptText } from './transcript.convert.ts'

describe('chapters in a file', () => {
  it('are those with a title that listeners see', () => {
    const chapters = [
      { startTime: 0, title: ' Start ', img: 'https://a.test/a.png' },
      { startTime: 61.7, title: 'Hidden', toc: false },
      { startTime: 62, title: '' },
    ]
    expect(chaptersOfJson(`\uFEFF${JSON.stringify({ version: '1.2.0', chapters })}`)).toEqual([
      { start: 0, title: 'Start' },
    ])
  })

  it.each(['', '<html>', '{}', '{"chapters":[{"startTime":"0:10"}]}', '{"chapters":[{"startTime":-1}]}'])(
    'are none in %j',
    (text) => expect(() => chaptersOfJson(text)).toThrow(),
  )
})

describe('a transcript that a feed names', () => {
  it.each([
    ['https://a.test/1.srt', 'text/html', 'srt'],
    ['https://a.test/1.vtt?x=1', 'text/plain', 'vtt'],
    ['https://a.test/1', 'application/x-subrip; charset=utf-8', 'srt'],
    ['https://a.test/1', 'text/vtt', 'vtt'],
    ['https://a.test/1.txt', 'text/plain', 'txt'],
    ['https://a.test/1.json', 'application/json', null],
    ['https://a.test/1', 'constructor', null],
  ])('%s of type %s is read as %s', (url, type, format) => {
    expect(transcriptFormatOf(url, type)).toBe(format)
  })

  it('is WebVTT out of SRT, and an error page is none', () => {
    const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n'
    expect(transcriptText(srt, 'https://a.test/1.srt', '')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n')
    expect(() => transcriptText('<html>Not found</html>', 'https://a.test/1.srt', '')).toThrow('no subtitles')
    expect(() => transcriptText('<html>Not found</html>', 'https://a.test/1.vtt', '')).toThrow('WEBVTT')
  })
})
