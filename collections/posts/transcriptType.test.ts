import { describe, expect, it } from '@jest/globals'
import { transcriptTypeOf } from './transcriptType.ts'

describe('the type of a transcript', () => {
  it.each([
    ['WEBVTT\n\n00:00.000 --> 00:02.000\nHello', 'text/vtt'],
    ['\uFEFFWEBVTT - made by hand\n', 'text/vtt'],
    ['\nWEBVTT', 'text/vtt'],
    ['WEBVTTs are files', 'text/plain'],
    ['Wendell: Good morning.', 'text/plain'],
    [' \n', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, type) => {
    expect(transcriptTypeOf(text)).toBe(type)
  })
})
