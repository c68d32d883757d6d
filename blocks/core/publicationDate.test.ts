import { describe, expect, it } from '@jest/globals'
import { dateTimeLabel, dayLabel, fullDateTime, longDay } from './publicationDate.ts'

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
