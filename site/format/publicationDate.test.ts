import { describe, expect, it } from '@jest/globals'
import { dateTimeLabel, dayLabel, episodeDateLabel, fullDateTime, longDay } from './publicationDate.ts'

const losAngeles = 'America/Los_Angeles'

describe('dates of the publication', () => {
  it('are those of its own time zone, not of the server', () => {
    const lateEvening = new Date('2026-01-10T07:30:00Z')
    expect(dayLabel(lateEvening, losAngeles)).toBe('Jan. 9, 2026')
    expect(dateTimeLabel(lateEvening, losAngeles)).toBe('Jan. 9, 2026, 11:30 p.m.')
    expect(longDay(lateEvening, losAngeles)).toBe('Friday, January 9, 2026')
    expect(fullDateTime(lateEvening, losAngeles)).toBe('Friday, January 9, 2026 at 11:30 PM PST')
    expect(dayLabel(lateEvening, 'Europe/Berlin')).toBe('Jan. 10, 2026')
  })

  it('follow daylight saving time', () => {
    expect(fullDateTime(new Date('2026-07-01T12:05:00Z'), losAngeles)).toBe('Wednesday, July 1, 2026 at 5:05 AM PDT')
  })
})

describe('the date of an episode', () => {
  const now = new Date('2024-01-20T20:00:00Z')

  it.each([
    ['2024-01-20T08:00:00Z', 'Today'],
    ['2024-01-20T07:59:00Z', '1 day ago'],
    ['2024-01-18T20:00:00Z', '2 days ago'],
    ['2024-01-14T20:00:00Z', '6 days ago'],
    ['2024-01-13T20:00:00Z', 'Saturday, Jan. 13'],
    ['2024-01-09T20:00:00Z', 'Tuesday, Jan. 9'],
    ['2023-02-01T20:00:00Z', 'Wednesday, Feb. 1'],
    ['2023-03-01T20:00:00Z', 'Wednesday, March 1'],
    ['2023-04-01T20:00:00Z', 'Saturday, Apr. 1'],
    ['2023-05-01T20:00:00Z', 'Monday, May 1'],
    ['2023-06-01T20:00:00Z', 'Thursday, June 1'],
    ['2023-07-01T20:00:00Z', 'Saturday, July 1'],
    ['2023-08-01T20:00:00Z', 'Tuesday, Aug. 1'],
    ['2023-09-01T20:00:00Z', 'Friday, Sept. 1'],
    ['2023-10-01T20:00:00Z', 'Sunday, Oct. 1'],
    ['2023-12-01T20:00:00Z', 'Friday, Dec. 1'],
  ])('of %s reads %s', (published, expected) => {
    expect(episodeDateLabel(new Date(published), now, losAngeles)).toBe(expected)
  })
})
