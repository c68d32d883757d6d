import { describe, expect, it } from '@jest/globals'
import { endOf } from './acting.rules.ts'

const now = new Date('2026-11-28T03:00:00Z')
const lasting = {
  endsAt: new Date('2026-11-28T03:00:01Z'),
  isLoggedIn: true,
  administrator: { status: 'ACTIVE', permissions: ['IMPERSONATE_USER'] },
  account: { status: 'ACTIVE' },
}

describe('acting as another person', () => {
  it.each([
    ['lasts', {}, null],
    ['ends at its time', { endsAt: now }, 'time'],
    ['ends with the log-in', { isLoggedIn: false }, 'logged out'],
    ['ends with the account of the administrator', { administrator: null }, 'account inactive'],
    ['ends when the other account becomes inactive', { account: { status: 'INACTIVE' } }, 'account inactive'],
    ['ends with the permission', { administrator: { status: 'ACTIVE', permissions: [] } }, 'permission lost'],
  ])('%s', (_, change, expected) => {
    expect(endOf({ ...lasting, ...change }, now)).toBe(expected)
  })
})
