import { describe, expect, it } from '@jest/globals'
import { mergeSessions } from './concurrentSessions.ts'

const now = Date.now()
const later = (minutes: number) => new Date(now + minutes * 60_000)
const stored = (id: string, minutes = 60) => ({
  id,
  createdAt: later(-1).toISOString(),
  expiresAt: later(minutes).toISOString(),
})
const begun = (id: string) => ({ id, createdAt: later(0), expiresAt: later(60) })
const ids = (sessions: { id: string }[]) => sessions.map(({ id }) => id)

describe('the sessions of an account', () => {
  it('keep one that began since a login read them', () => {
    expect(ids(mergeSessions([stored('phone'), stored('tablet')], [stored('phone'), begun('desk')]))).toEqual([
      'phone',
      'tablet',
      'desk',
    ])
  })

  it('keep one that began since a logout read them, and end that of the logout', () => {
    const sessions = [stored('phone'), stored('desk'), stored('tablet')]
    expect(ids(mergeSessions(sessions, [stored('phone')], 'desk'))).toEqual(['phone', 'tablet'])
  })

  it('do not get back one that ended since a refresh read them', () => {
    expect(mergeSessions([stored('phone')], [stored('phone'), stored('desk', 720)], 'desk')).toEqual([stored('phone')])
  })

  it('have the longer time of a refresh', () => {
    const longer = { ...stored('desk'), expiresAt: later(720) }
    expect(mergeSessions([stored('desk')], [longer], 'desk')).toEqual([longer])
    expect(mergeSessions([longer], [stored('desk')], 'phone')).toEqual([longer])
  })

  it('lose those whose time is over', () => {
    expect(ids(mergeSessions([stored('phone', -1), stored('tablet')], [begun('desk')]))).toEqual(['tablet', 'desk'])
  })

  it('all end together', () => {
    expect(mergeSessions([stored('phone'), stored('desk')], [], 'desk')).toEqual([])
  })
})
