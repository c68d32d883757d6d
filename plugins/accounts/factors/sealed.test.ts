import { describe, expect, it } from '@jest/globals'
import { seal, unseal } from './sealed.ts'

const secrets = ['new-secret', 'old-secret']

describe('a sealed text', () => {
  it('opens with the secret that sealed it, also after that was replaced', () => {
    const before = seal(['old-secret'], 'totp 1', 'JBSWY3DP')
    expect(before).not.toContain('JBSWY3DP')
    expect(unseal(secrets, 'totp 1', before)).toBe('JBSWY3DP')
    expect(unseal(['new-secret'], 'totp 1', seal(secrets, 'totp 1', 'JBSWY3DP'))).toBe('JBSWY3DP')
  })

  it('is another one each time', () => {
    expect(seal(secrets, 'totp 1', 'A')).not.toBe(seal(secrets, 'totp 1', 'A'))
  })

  it('does not open elsewhere, with another secret, or changed', () => {
    const sealed = seal(secrets, 'totp 1', 'JBSWY3DP')
    expect(unseal(secrets, 'totp 2', sealed)).toBeNull()
    expect(unseal(['another'], 'totp 1', sealed)).toBeNull()
    const last = sealed.endsWith('A') ? 'Q' : 'A'
    expect(unseal(secrets, 'totp 1', `${sealed.slice(0, -1)}${last}`)).toBeNull()
    expect(unseal(secrets, 'totp 1', '')).toBeNull()
  })
})
