import { describe, expect, it } from '@jest/globals'
import { listDate, pagingText } from './listDates.ts'

describe('texts of the list', () => {
  it('shows dates as MM/DD/YYYY hh:mma where the publication is, and a dash for none', () => {
    expect(listDate('2026-03-05T07:45:00.000Z', 'America/Los_Angeles')).toBe('03/04/2026 11:45pm')
    expect(listDate('2026-03-05T17:05:00.000Z', 'America/Los_Angeles')).toBe('03/05/2026 09:05am')
    expect(listDate(null, 'America/Los_Angeles')).toBe('—')
  })

  it('says which of how many are shown, in American numbers', () => {
    expect(pagingText({ page: 1, pageSize: 20, total: 94_966 })).toBe('1-20 of 94,966')
    expect(pagingText({ page: 3, pageSize: 20, total: 41 })).toBe('41-41 of 41')
    expect(pagingText({ page: 1, pageSize: 20, total: 0 })).toBe('0-0 of 0')
    expect(pagingText({ page: 9, pageSize: 20, total: 41 })).toBe('41-41 of 41')
  })
})
