import { describe, expect, it } from '@jest/globals'
import { activityFilters, whereOf } from './activityFilters.ts'

const where = (query: object) => whereOf(activityFilters.parse(query), 'America/New_York')

describe('the filters of the activity', () => {
  it('are none for an empty address, and for what cannot be read', () => {
    expect(where({})).toEqual({ and: [] })
    expect(where({ action: 'dance', personId: 'x', from: '2026-13-40', other: '1' })).toEqual({ and: [] })
  })

  it('find a person as who acted, and as the account that was used', () => {
    expect(where({ personId: '3' })).toEqual({
      and: [{ or: [{ by: { equals: 3 } }, { onBehalfOfId: { equals: 3 } }] }],
    })
  })

  it('take days of the publication, to the end of the last one', () => {
    expect(where({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      and: [
        { createdAt: { greater_than_equal: '2026-11-01T04:00:00.000Z' } },
        // The clocks go back on that day.
        { createdAt: { less_than: '2026-11-02T05:00:00.000Z' } },
      ],
    })
  })
})
