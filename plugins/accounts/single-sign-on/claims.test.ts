import { describe, expect, it } from '@jest/globals'
import { personOfClaims } from './claims.ts'

const token = { iss: 'https://id.test', sub: 'abc', iat: 1_000 }
const options = { clientId: 'citydesk', groupsClaim: 'groups', now: 1_000 }
const personOf = (idToken: object, userInfo: object = {}) =>
  personOfClaims({ ...token, ...idToken }, { ...userInfo }, options)

describe('the person of a token', () => {
  it('has the address of the token, else of the answer about the person', () => {
    const verified = { email: 'Nora@Ledger.test', email_verified: true }
    expect(personOf(verified)).toMatchObject({ email: 'nora@ledger.test', isEmailVerified: true })
    expect(personOf({}, verified)).toMatchObject({ email: 'nora@ledger.test', isEmailVerified: true })
    expect(personOf({})).toMatchObject({ email: null, isEmailVerified: false, name: null, groups: null })
  })

  it('is not verified by what another source says of another address', () => {
    const other = { email: 'mallory@elsewhere.test', email_verified: true }
    expect(personOf({ email: 'nora@ledger.test' }, other)).toMatchObject({
      email: 'nora@ledger.test',
      isEmailVerified: false,
    })
  })

  it.each(['true', 1, null, undefined, 'yes'])('is not verified by %j', (email_verified) => {
    expect(personOf({ email: 'nora@ledger.test', email_verified })).toMatchObject({ isEmailVerified: false })
  })

  it('is verified by what Entra says of the address in its token', () => {
    expect(personOf({ email: 'nora@ledger.test', xms_edov: '1' })).toMatchObject({ isEmailVerified: true })
    expect(personOf({ email: 'nora@ledger.test', xms_edov: '0' })).toMatchObject({ isEmailVerified: false })
    expect(personOf({ xms_edov: true }, { email: 'nora@ledger.test' })).toMatchObject({ isEmailVerified: false })
  })

  it.each([
    [
      ['a', 7, 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [[], []],
    [{ a: true }, null],
  ])('has of groups %j: %j', (groups, read) => {
    expect(personOf({ groups }).groups).toEqual(read)
  })

  it.each([
    [{ amr: ['pwd', 'mfa'] }, true],
    [{ acr: 'phr' }, true],
    [{ amr: ['pwd'], acr: '1' }, false],
    [{ amr: 'mfa' }, false],
    [{}, false],
  ])('has proved twice who they are with %j: %s', (said, hasProvedTwice) => {
    expect(personOf(said)).toMatchObject({ hasProvedTwice })
    expect(personOf({}, said)).toMatchObject({ hasProvedTwice: false })
  })

  it('is refused when the token was made for another application, or in the future', () => {
    expect(() => personOf({ azp: 'another' })).toThrow('untrusted')
    expect(() => personOf({ iat: 1_061 })).toThrow('untrusted')
    expect(personOf({ azp: 'citydesk', iat: 1_059 })).toMatchObject({ subject: 'abc' })
  })
})
