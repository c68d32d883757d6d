import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readCacheTags, writeCacheTags } from './cacheTagHeader.ts'

describe('the Cache-Tag header', () => {
  it('is read as it was written, whatever stands in an address', () => {
    const tag = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(fc.property(fc.array(tag), (tags) => expect(readCacheTags(writeCacheTags(tags))).toEqual(tags)))
  })

  it('holds nothing that a header cannot carry', () => {
    expect(writeCacheTags(['post:1', 'address:/caf%C3%A9, bar\r\nX: y', 'address:/é'])).toMatch(/^[\x21-\x7e]+$/u)
  })
})
