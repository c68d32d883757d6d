import { describe, expect, it } from '@jest/globals'
import { fileAnswer } from './fileAnswer.ts'

const modified = new Date('2026-03-12T07:00:00.500Z')
const file = { size: 1000, modified, etag: '"a1"' }
const date = 'Thu, 12 Mar 2026 07:00:00 GMT'
const older = 'Thu, 12 Mar 2026 06:00:00 GMT'
const answer = (headers: Record<string, string>) => {
  const { status, headers: answered, range } = fileAnswer(new Headers(headers), file)
  return { status, length: answered.get('Content-Length'), part: answered.get('Content-Range'), range }
}
const whole = { status: 200, length: '1000', part: null, range: null }
const known = { status: 304, length: null, part: null, range: null }
const first = { status: 206, length: '10', part: 'bytes 0-9/1000', range: { start: 0, end: 9 } }

describe('a request for a file', () => {
  it('is answered with what the file is', () => {
    expect(answer({})).toEqual(whole)
    expect(Object.fromEntries(fileAnswer(new Headers(), file).headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-length': '1000',
      etag: '"a1"',
      'last-modified': date,
      'x-content-length': '1000',
    })
  })

  it.each([
    ['a tag', { 'If-None-Match': '"b", W/"a1"' }, known],
    ['another tag', { 'If-None-Match': '"b"' }, whole],
    ['the date', { 'If-Modified-Since': date }, known],
    ['an older date', { 'If-Modified-Since': older }, whole],
    ['a tag that outweighs the date', { 'If-None-Match': '"b"', 'If-Modified-Since': date }, whole],
    ['no date', { 'If-Modified-Since': 'yesterday' }, whole],
  ])('is answered by its condition: %s', (_what, headers, expected) => {
    expect(answer(headers)).toEqual(expected)
  })

  it.each([
    ['bytes=0-9', first],
    ['bytes=990-', { status: 206, length: '10', part: 'bytes 990-999/1000', range: { start: 990, end: 999 } }],
    ['bytes=-10', { status: 206, length: '10', part: 'bytes 990-999/1000', range: { start: 990, end: 999 } }],
    ['bytes=-5000', { status: 206, length: '1000', part: 'bytes 0-999/1000', range: { start: 0, end: 999 } }],
    ['bytes=0-5000', { status: 206, length: '1000', part: 'bytes 0-999/1000', range: { start: 0, end: 999 } }],
    ['bytes=1000-', { status: 416, length: null, part: 'bytes */1000', range: null }],
    ['bytes=-0', { status: 416, length: null, part: 'bytes */1000', range: null }],
    ['bytes=9-0', whole],
    ['bytes=0-1,5-6', whole],
    ['lines=1-2', whole],
  ])('is answered by its range: %s', (Range, expected) => {
    expect(answer({ Range })).toEqual(expected)
  })

  it.each([
    ['its tag', '"a1"', first],
    ['its date', date, first],
    ['another tag', '"b"', whole],
    ['an older date', older, whole],
    ['a weak tag', 'W/"a1"', whole],
  ])('gets a part of the file that it has begun to read, or all of a newer one: %s', (_what, condition, expected) => {
    expect(answer({ Range: 'bytes=0-9', 'If-Range': condition })).toEqual(expected)
  })
})
