import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { formatMoment, momentOf, pickedTimeOf } from './zonedTime.ts'

const losAngeles = 'America/Los_Angeles'

describe('a time picked in the publication’s zone', () => {
  it.each([
    ['2026-07-04', 12, 0, 'AM', '2026-07-04T07:00:00.000Z'],
    ['2026-07-04', 12, 5, 'PM', '2026-07-04T19:05:00.000Z'],
    ['2026-01-15', 9, 30, 'PM', '2026-01-16T05:30:00.000Z'],
  ] as const)('%s %i:%i %s', (day, hour, minute, half, iso) => {
    expect(momentOf({ day, hour, minute, half }, losAngeles)?.toISOString()).toBe(iso)
  })

  it('is none while no day is chosen', () => {
    expect(momentOf({ day: '', hour: 1, minute: 0, half: 'AM' }, losAngeles)).toBeNull()
  })

  it('comes back as it was picked, in any zone that keeps whole five minutes', () => {
    const zones = fc.constantFrom(losAngeles, 'UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'Pacific/Auckland')
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const picked = pickedTimeOf(moment, zone)
        const back = momentOf(picked, zone)
        // The hour that a clock is set back has two moments; an hour later is the same time of day.
        const difference = back ? Math.abs(back.getTime() - moment.getTime()) : Number.NaN
        expect(difference % 3_600_000).toBeLessThan(300_000)
        expect(back && formatMoment(back, zone)).toBe(formatMoment(ceil(moment), zone))
      }),
    )
  })

  it('is shown as lists show dates', () => {
    expect(formatMoment(new Date('2026-07-04T19:05:00Z'), losAngeles)).toBe('07/04/2026 12:05pm')
  })
})

const ceil = (moment: Date) => new Date(Math.ceil(moment.getTime() / 300_000) * 300_000)
