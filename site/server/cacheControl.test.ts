import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isUnchangedSince, keepingTimes, lastModified, readCacheTags, writeCacheTags } from './cacheControl.ts'

describe('how long a response may be kept', () => {
  it.each([
    ['public, s-maxage=30, stale-while-revalidate=20, stale-if-error=31536000', 30_000, 20_000],
    ['s-maxage=5', 5_000, 0],
    ['S-MaxAge=5', 5_000, 0],
    ['max-age=60', 0, 0],
    ['no-store', 0, 0],
    ['private, s-maxage=30', 0, 0],
    ['no-cache, s-maxage=30', 0, 0],
    ['s-maxage=-5', 0, 0],
    ['s-maxage=soon', 0, 0],
    [undefined, 0, 0],
  ])('%s: fresh for %d ms, shown while renewed for %d ms', (header, freshFor, staleFor) => {
    expect(keepingTimes(header)).toEqual({ freshFor, staleFor })
  })
})

const changedAt = Date.parse('2026-01-09T12:00:00.400Z')

describe('the date of a page', () => {
  it('is told from the second after its change on', () => {
    expect(lastModified(changedAt, changedAt + 500)).toBeUndefined()
    expect(lastModified(changedAt, changedAt + 600)).toBe('Fri, 09 Jan 2026 12:00:00 GMT')
  })

  it.each([
    ['Fri, 09 Jan 2026 12:00:00 GMT', true],
    ['Fri, 09 Jan 2026 13:00:00 GMT', true],
    ['Fri, 09 Jan 2026 11:59:59 GMT', false],
    ['yesterday', false],
    ['', false],
    [undefined, false],
  ])('compared with %s: unchanged is %s', (date, isUnchanged) => {
    expect(isUnchangedSince(date, changedAt)).toBe(isUnchanged)
  })
})

describe('the Cache-Tag header', () => {
  it('is read as it was written, whatever stands in an address', () => {
    const tag = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(fc.property(fc.array(tag), (tags) => expect(readCacheTags(writeCacheTags(tags))).toEqual(tags)))
  })

  it('holds nothing that a header cannot carry', () => {
    expect(writeCacheTags(['post:1', 'address:/caf%C3%A9, bar\r\nX: y', 'address:/é'])).toMatch(/^[\x21-\x7e]+$/u)
  })
})
