import { describe, expect, it } from '@jest/globals'
import { readerKey } from './readerKey.ts'

const secret = 'a-secret-of-tests-that-is-long-enough'
const noon = new Date('2026-03-14T12:00:00Z')

describe('the key of a reader', () => {
  it('is the same all day, and another one the next day', () => {
    const key = readerKey('192.0.2.7', secret, noon)
    expect(readerKey('192.0.2.7', secret, new Date('2026-03-14T23:59:59Z'))).toBe(key)
    expect(readerKey('192.0.2.7', secret, new Date('2026-03-15T00:00:00Z'))).not.toBe(key)
  })

  it('differs by address and by secret, and holds no address', () => {
    const key = readerKey('192.0.2.7', secret, noon)
    expect(readerKey('192.0.2.8', secret, noon)).not.toBe(key)
    expect(readerKey('192.0.2.7', `${secret}.`, noon)).not.toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})
