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
    expect(momentOf({ day, hour, minute, half, isSecond: false }, losAngeles)?.toISOString()).toBe(iso)
  })

  it.each(['', '2026-02-30', 'tomorrow'])('is none while no day is chosen: %j', (day) => {
    expect(momentOf({ day, hour: 1, minute: 0, half: 'AM', isSecond: false }, losAngeles)).toBeNull()
  })

  it('is none in the hour that clocks skip', () => {
    const picked = { day: '2027-03-14', hour: 2, minute: 30, half: 'AM', isSecond: false } as const
    expect(momentOf(picked, losAngeles)).toBeNull()
  })

  it('is the earlier or the later one where clocks show it twice', () => {
    const picked = { day: '2027-11-07', hour: 1, minute: 30, half: 'AM' } as const
    const both = [false, true].map((isSecond) => momentOf({ ...picked, isSecond }, losAngeles)?.toISOString())
    expect(both).toEqual(['2027-11-07T08:30:00.000Z', '2027-11-07T09:30:00.000Z'])
  })

  it('comes back as it was picked, in any zone that keeps whole five minutes', () => {
    const zones = fc.constantFrom(losAngeles, 'UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'Pacific/Auckland')
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const picked = pickedTimeOf(moment, zone)
        const back = momentOf(picked, zone)
        expect(back).toEqual(ceil(moment))
      }),
    )
  })

  it('is shown as lists show dates', () => {
    expect(formatMoment(new Date('2026-07-04T19:05:00Z'), losAngeles)).toBe('07/04/2026 12:05pm')
  })
})

const ceil = (moment: Date) => new Date(Math.ceil(moment.getTime() / 300_000) * 300_000)
