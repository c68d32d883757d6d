import { describe, expect, it } from '@jest/globals'
import { estimatedEnd, paceOn, warmUpDays } from './progress.rules.ts'

const now = new Date('2026-11-25T12:00:00Z')

describe('the estimated end of a send', () => {
  it('is that of the last minute, or of the pace before anything was accepted', () => {
    const end = (open: number, acceptedInMinute: number) =>
      estimatedEnd({ open, acceptedInMinute, underWay: 60, perSecond: 10 }, now)?.toISOString()
    expect(end(600, 300)).toBe('2026-11-25T12:02:00.000Z')
    expect(end(600, 0)).toBe('2026-11-25T12:01:00.000Z')
    expect(end(0, 300)).toBeUndefined()
  })
})

describe('the pace', () => {
  it('doubles each day of a warm-up, up to the cap of a day', () => {
    const perDay = (warmUpSince: string | null, cap: number | null = null) =>
      paceOn({ perSecond: 20, perDay: cap, warmUpSince }, now).perDay
    expect(perDay(null)).toBeNull()
    expect(perDay(null, 9000)).toBe(9000)
    expect(perDay('2026-11-25')).toBe(500)
    expect(perDay('2026-11-28')).toBe(500)
    expect(perDay('2026-11-22')).toBe(4000)
    expect(perDay('2026-11-15', 9000)).toBe(9000)
    expect(perDay('2020-01-01')).toBeNull()
  })
})

describe('the plan of a warm-up', () => {
  const settings = { perSecond: 20, perDay: null, warmUpSince: '2026-11-25' }

  it('ends with the day on which all readers get their mail', () => {
    expect(warmUpDays(settings, 1800)).toEqual([
      { day: '2026-11-25', most: 500 },
      { day: '2026-11-26', most: 1000 },
      { day: '2026-11-27', most: 2000 },
    ])
    expect(warmUpDays(settings, 0)).toEqual([{ day: '2026-11-25', most: 500 }])
  })

  it('has three weeks where the cap of a day is below the number of readers', () => {
    const days = warmUpDays({ ...settings, perDay: 900 }, 1800)
    expect([days.length, days[1]?.most, days.at(-1)]).toEqual([21, 900, { day: '2026-12-15', most: 900 }])
  })

  it('is empty for a sender that is known', () => {
    expect(warmUpDays({ ...settings, warmUpSince: null }, 10)).toEqual([])
  })
})
