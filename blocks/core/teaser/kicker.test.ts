import { describe, expect, it } from '@jest/globals'
import { kickerExpiry, kickerLabel } from './kicker.ts'

const losAngeles = 'America/Los_Angeles'
// Jan. 9, 2026, 2:00 p.m. in Los Angeles.
const published = '2026-01-09T22:00:00Z'
const post = {
  type: 'article' as const,
  kicker: 'Breaking',
  kickerExpiresIn: null,
  kickerExpiresAt: null,
  publishDateTime: published,
}
const at = (iso: string) => new Date(iso)

describe('a kicker', () => {
  it('stays when it has no end', () => {
    expect(kickerLabel(post, at('2030-01-01T00:00:00Z'), losAngeles)).toBe('Breaking')
  })

  it('is not there when none was given', () => {
    expect(kickerLabel({ ...post, kicker: null }, at(published), losAngeles)).toBeNull()
    expect(kickerLabel({ ...post, kicker: '' }, at(published), losAngeles)).toBeNull()
  })

  it.each([
    ['2026-01-09T22:59:59Z', 'Breaking'],
    ['2026-01-09T23:00:00Z', null],
  ])('expires that many milliseconds after publication: at %s it is %s', (now, expected) => {
    expect(kickerLabel({ ...post, kickerExpiresIn: 3_600_000 }, at(now), losAngeles)).toBe(expected)
  })

  it.each([
    ['17:00', '2026-01-10T01:00:00.000Z'],
    ['14:00', '2026-01-09T22:00:00.000Z'],
    ['13:59', '2026-01-10T21:59:00.000Z'],
    ['00:00', '2026-01-10T08:00:00.000Z'],
  ])('with the time of day %s expires at %s: the same day, or the next if that time had passed', (time, expected) => {
    expect(kickerExpiry({ ...post, kickerExpiresAt: time }, losAngeles)?.toISOString()).toBe(expected)
  })

  it('knows that the day after may begin an hour earlier', () => {
    const beforeTheClocksChange = { ...post, publishDateTime: '2026-03-08T04:00:00Z', kickerExpiresAt: '09:00' }
    expect(kickerExpiry(beforeTheClocksChange, losAngeles)?.toISOString()).toBe('2026-03-08T16:00:00.000Z')
  })

  it('with both ends expires at the earlier one', () => {
    const both = { ...post, kickerExpiresIn: 60_000, kickerExpiresAt: '17:00' }
    expect(kickerExpiry(both, losAngeles)?.toISOString()).toBe('2026-01-09T22:01:00.000Z')
  })

  it.each([
    ['opinion', 'Opinion'],
    ['sponsored', 'Sponsored'],
  ] as const)('of an %s post is always %s, whatever was set and whenever it expired', (type, expected) => {
    const expired = { ...post, type, kickerExpiresIn: 0 }
    expect(kickerLabel(expired, at('2030-01-01T00:00:00Z'), losAngeles)).toBe(expected)
    expect(kickerLabel({ ...expired, kicker: null }, at(published), losAngeles)).toBe(expected)
  })
})
