import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { boundsOf, isDay } from './publishDate.ts'

const timeZone = 'America/Los_Angeles'
// Half past eleven in the evening in Los Angeles: another day already in UTC.
const now = new Date('2026-07-15T06:30:00.000Z')
const to = now.toISOString()

describe('date filters', () => {
  it('Anytime has no bounds', () => {
    expect(boundsOf({ type: 'Anytime' }, now, timeZone)).toEqual({})
  })

  it.each([
    ['Today', '2026-07-14T07:00:00.000Z'],
    ['PastSevenDays', '2026-07-07T07:00:00.000Z'],
    ['PastThirtyDays', '2026-06-14T07:00:00.000Z'],
    ['PastYear', '2025-07-14T07:00:00.000Z'],
  ] as const)('%s begins with a day of the publication and ends now', (type, from) => {
    expect(boundsOf({ type }, now, timeZone)).toEqual({ from, to })
  })

  it('Yesterday is that whole day', () => {
    expect(boundsOf({ type: 'Yesterday' }, now, timeZone)).toEqual({
      from: '2026-07-13T07:00:00.000Z',
      before: '2026-07-14T07:00:00.000Z',
    })
  })

  it('Custom goes from the start of the first day to the end of the last', () => {
    const value = { from: '2026-07-01', to: '2026-07-01' }
    expect(boundsOf({ type: 'Custom', value }, now, timeZone)).toEqual({
      from: '2026-07-01T07:00:00.000Z',
      before: '2026-07-02T07:00:00.000Z',
    })
  })

  it('goes back by days, also where the clocks of this machine changed in between', () => {
    const script = `
      const { daysOf } = await import('./collections/posts-list/publishDate.ts')
      process.stdout.write(daysOf({ type: 'PastSevenDays' }, new Date('2026-11-05T03:30:00Z'), '${timeZone}').first)`
    const env = { ...process.env, TZ: timeZone }
    const args = ['--import', 'tsx', '--input-type=module', '-e', script]
    expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('2026-10-28')
  })

  it('a day on which clocks change has 23 or 25 hours', () => {
    const spring = { from: '2026-03-08', to: '2026-03-08' }
    const autumn = { from: '2026-11-01', to: '2026-11-01' }
    expect(boundsOf({ type: 'Custom', value: spring }, now, timeZone)).toEqual({
      from: '2026-03-08T08:00:00.000Z',
      before: '2026-03-09T07:00:00.000Z',
    })
    expect(boundsOf({ type: 'Custom', value: autumn }, now, timeZone)).toEqual({
      from: '2026-11-01T07:00:00.000Z',
      before: '2026-11-02T08:00:00.000Z',
    })
  })

  it('seven days ago is a day of the calendar, not 168 hours', () => {
    const afterTheChange = new Date('2026-03-10T20:00:00.000Z')
    expect(boundsOf({ type: 'PastSevenDays' }, afterTheChange, timeZone).from).toBe('2026-03-03T08:00:00.000Z')
  })

  it('a year before the 29th of February begins on the 28th', () => {
    const leapDay = new Date('2028-02-29T20:00:00.000Z')
    expect(boundsOf({ type: 'PastYear' }, leapDay, timeZone).from).toBe('2027-02-28T08:00:00.000Z')
  })

  it('knows days of the calendar from other texts', () => {
    expect(isDay('2026-02-28')).toBe(true)
    for (const text of ['2026-02-30', '2026-2-3', '', 'today', '2026-02-28T00:00']) expect(isDay(text)).toBe(false)
  })
})
