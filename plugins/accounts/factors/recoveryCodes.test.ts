import { describe, expect, it } from '@jest/globals'
import { hashOfCode, newRecoveryCodes } from './recoveryCodes.ts'

describe('recovery codes', () => {
  it('are ten different ones in readable groups', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/)
  })

  it.each(['k3tq 8zpa o1mv rrc5', 'K3TQ8ZPA01MVRRC5', '  k3tq-8zpa-Oimv-rrc5 ', 'K3TQ–8ZPA–OLMV–RRC5'])(
    'are recognised however they are typed: %s',
    (typed) => {
      expect(hashOfCode(typed)).toBe(hashOfCode('K3TQ-8ZPA-01MV-RRC5'))
    },
  )

  it('are not recognised with another letter', () => {
    expect(hashOfCode('K3TQ-8ZPA-01MV-RRC6')).not.toBe(hashOfCode('K3TQ-8ZPA-01MV-RRC5'))
  })
})
