import { describe, expect, it } from '@jest/globals'
import { relativeTime } from './relativeTime.ts'

const now = new Date('2026-03-10T18:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('the relative publish time', () => {
  it.each([
    [0, 'Just now'],
    [59 * second, 'Just now'],
    [60 * second, '1 minute ago'],
    [119 * second, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [90 * minute - second, '89 minutes ago'],
    [90 * minute, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [36 * hour - second, '35 hours ago'],
    [36 * hour, '1 day ago'],
    [2 * day, '2 days ago'],
    [7 * day - second, '6 days ago'],
    [7 * day, '1 week ago'],
    [14 * day, '2 weeks ago'],
    [35 * day - second, '4 weeks ago'],
    [35 * day, '1 month ago'],
    [70 * day, '2 months ago'],
    [365 * day, '11 months ago'],
    [366 * day, '1 year ago'],
    [800 * day, '2 years ago'],
    [-5 * minute, 'Just now'],
  ])('of something %d ms old reads %s', (age, expected) => {
    expect(relativeTime(new Date(now.getTime() - age), now)).toBe(expected)
  })
})
