import { describe, expect, it } from '@jest/globals'
import { hintOf, isToken, newToken, sentToken } from './tokenFormat.ts'

// The checksum is that of zlib, of which others can make the same.
const known = 'citydesk_abcdefghijklmnopqrstuvwxyz012345'

describe('a token', () => {
  it('has its prefix, 32 characters and a checksum, and no two are the same', () => {
    const tokens = Array.from({ length: 200 }, newToken)
    expect(new Set(tokens).size).toBe(200)
    for (const token of tokens) {
      expect(token).toMatch(/^citydesk_[0-9A-Za-z]{38}$/)
      expect(isToken(token)).toBe(true)
    }
  })

  it('is refused with any one of its characters changed, and cut off', () => {
    const token = newToken()
    for (let place = 9; place < token.length; place++) {
      const other = token[place] === 'x' ? 'y' : 'x'
      expect(isToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
      expect(isToken(token.slice(0, place))).toBe(false)
    }
    expect(isToken(`${known}000000`)).toBe(false)
    expect(isToken(`${token} `)).toBe(false)
  })

  it('is known by its last four characters', () => {
    expect(hintOf(`${known}4zT0aB`)).toBe('T0aB')
  })
})

describe('what a request sends', () => {
  const sent = (authorization?: string) => sentToken(new Headers(authorization ? { authorization } : {}))

  it('is a token by its prefix, whatever follows', () => {
    expect(sent('Bearer citydesk_1')).toBe('citydesk_1')
    expect(sent('bearer  citydesk_1')).toBe('citydesk_1')
    expect(sent('Bearer citydesk_')).toBe('citydesk_')
  })

  it.each([undefined, 'JWT citydesk_1', 'Bearer eyJhbGciOi', 'Basic citydesk_1', 'Bearer'])(
    'is no token: %s',
    (header) => expect(sent(header)).toBeNull(),
  )
})
