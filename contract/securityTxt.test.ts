import { describe, expect, it } from '@jest/globals'
import { securityContact, securityTxt } from './securityTxt.ts'

describe('security.txt', () => {
  it('names who to tell, until when that holds, and its own address', () => {
    expect(securityTxt('mailto:desk@ledger.test', 'https://ledger.test', new Date('2026-11-27T22:00:00Z'))).toBe(
      `Contact: mailto:desk@ledger.test
Expires: 2027-05-26T00:00:00.000Z
Canonical: https://ledger.test/.well-known/security.txt
`,
    )
  })

  it.each([
    ['desk@ledger.test', 'mailto:desk@ledger.test'],
    ['https://ledger.test/security', 'https://ledger.test/security'],
    ['the desk', undefined],
    ['http://ledger.test', undefined],
  ])('has a contact as %s', (text, uri) => {
    expect(securityContact.safeParse(text).data).toBe(uri)
  })
})
