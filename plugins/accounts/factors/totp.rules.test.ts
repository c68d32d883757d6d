import { describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { isTotpCode, newTotpSecret, stepOfCode, totpAddress } from './totp.rules.ts'

// The secret and two values of RFC 6238, appendix B, cut to six digits.
const secret = Secret.fromUTF8('12345678901234567890').base32
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
]

describe('the code of an authenticator app', () => {
  it.each(vectors)('is that of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).not.toBeNull()
  })

  it('is taken from a clock that is one step wrong, and not from one that is two', () => {
    const now = 1_111_111_109_000
    const step = Math.floor(now / 30_000)
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(steps), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
  })

  it('is six digits, anything else is a recovery code', () => {
    expect(['123456', ' 123 456', '12345', 'K3TQ-8ZPA', '1234567'].map(isTotpCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a new secret', () => {
  it('has 160 bits and an address that names the newsroom and the person', () => {
    const made = newTotpSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpAddress(made, { issuer: 'Harbor Times', label: 'ada@paper.test' })).toBe(
      `otpauth://totp/Harbor%20Times:ada%40paper.test?issuer=Harbor%20Times&secret=${made}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
