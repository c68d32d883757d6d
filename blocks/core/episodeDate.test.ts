import { describe, expect, it } from '@jest/globals'
import { episodeDate } from './episodeDate.ts'

const label = (published: string, now = '2026-03-14T20:00:00Z') =>
  episodeDate(published, new Date(now), 'America/Los_Angeles')

describe('the date of an episode (docs/spec/reader-site.md#episode-dates)', () => {
  it.each([
    ['2026-03-14T15:00:00Z', 'Today'],
    ['2026-03-15T15:00:00Z', 'Today'],
    ['2026-03-13T15:00:00Z', '1 day ago'],
    ['2026-03-12T15:00:00Z', '2 days ago'],
    ['2026-03-08T15:00:00Z', '6 days ago'],
    ['2026-03-07T15:00:00Z', 'Saturday, March 7'],
    ['2024-01-09T15:00:00Z', 'Tuesday, Jan. 9'],
    ['2025-02-09T15:00:00Z', 'Sunday, Feb. 9'],
    ['2025-04-02T15:00:00Z', 'Wednesday, Apr. 2'],
    ['2025-05-02T15:00:00Z', 'Friday, May 2'],
    ['2025-06-02T15:00:00Z', 'Monday, June 2'],
    ['2025-07-02T15:00:00Z', 'Wednesday, July 2'],
    ['2025-08-02T15:00:00Z', 'Saturday, Aug. 2'],
    ['2025-09-02T15:00:00Z', 'Tuesday, Sept. 2'],
    ['2025-10-02T15:00:00Z', 'Thursday, Oct. 2'],
    ['2025-11-02T15:00:00Z', 'Sunday, Nov. 2'],
    ['2025-12-02T15:00:00Z', 'Tuesday, Dec. 2'],
  ])('of %s is %s', (published, expected) => expect(label(published)).toBe(expected))

  it('goes by the calendar of the publication, not by hours', () => {
    // Eleven at night in California, seen an hour and a half later.
    expect(label('2026-03-14T06:00:00Z', '2026-03-14T07:30:00Z')).toBe('1 day ago')
  })
})
