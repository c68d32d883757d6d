import { describe, expect, it } from '@jest/globals'
import { hiddenUnless } from './hiddenUnless.ts'

const isHidden = hiddenUnless('READ_USER', 'UPDATE_USER')

describe('a collection in the navigation', () => {
  it('is shown to users with one of its permissions', () => {
    expect(isHidden({ user: { permissions: ['UPDATE_USER'] } })).toBe(false)
  })

  it.each([null, undefined, {}, { permissions: null }, { permissions: [] }, { permissions: ['READ_ROLE'] }])(
    'is hidden from %j',
    (user) => {
      expect(isHidden({ user })).toBe(true)
    },
  )

  it('is shown to users of an exception, and to no others', () => {
    const isHiddenBut = hiddenUnless('READ_USER', { orIf: (user) => 'isManager' in user && user.isManager === true })
    expect(isHiddenBut({ user: { permissions: [], isManager: true } })).toBe(false)
    expect(isHiddenBut({ user: { permissions: [], isManager: false } })).toBe(true)
    expect(isHiddenBut({ user: null })).toBe(true)
  })
})
