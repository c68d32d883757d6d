import { describe, expect, it } from '@jest/globals'
import { beginOf, monthOf, timesOf } from './months.ts'

const month = (year: number, number: number) => year * 12 + number - 1

describe('months of publication', () => {
  it('are those of UTC, and begin with their first moment', () => {
    expect(monthOf(new Date('2026-01-31T23:59:59.999Z'))).toBe(month(2026, 1))
    expect(monthOf(new Date('2026-02-01T00:00:00.000Z'))).toBe(month(2026, 2))
    expect([beginOf(month(2026, 1)), beginOf(month(2025, 12))]).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2025-12-01T00:00:00.000Z',
    ])
  })

  it('are whole years and the months beside them', () => {
    expect(timesOf(month(2024, 11), month(2026, 2))).toEqual([202411, 202412, 2025, 202601, 202602])
    expect(timesOf(month(2026, 3), month(2026, 3))).toEqual([202603])
    expect(timesOf(month(2025, 1), month(2026, 12))).toEqual([2025, 2026])
    expect(timesOf(month(2026, 2), month(2026, 1))).toEqual([])
  })
})
