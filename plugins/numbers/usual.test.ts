import { describe, expect, it } from '@jest/globals'
import { besideUsual, type HourCount, hoursCompared } from './usual.ts'

// A Wednesday.
const now = new Date('2026-11-25T10:30:00Z')
const at = (day: string, hour: number) => Date.parse(`2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z`)
const weekdays = ['24', '23', '20', '19']
const row = (hour: number, times: number, of = 'homepage-slot 1 1'): HourCount => ({ of, hour, times })
const compared = (rows: HourCount[]) => besideUsual(rows, now, 'UTC').get('homepage-slot 1 1')

describe('what happens now', () => {
  it('are those of about an hour, beside the mean of such days at this hour', () => {
    const usual = weekdays.flatMap((day) => [row(at(day, 9), 20), row(at(day, 10), 40)])
    expect(compared([...usual, row(at('25', 9), 10), row(at('25', 10), 8)])).toEqual({ times: 13, usual: 30 })
  })

  it('are compared with weekends on weekends alone', () => {
    const weekend = ['22', '21', '15', '14'].flatMap((day) => [row(at(day, 9), 400), row(at(day, 10), 400)])
    expect(compared([...weekend, row(at('25', 10), 8)])).toEqual({ times: 8, usual: null })
  })

  it('have nothing to be compared with while days or clicks are few', () => {
    const few = weekdays.slice(1).map((day) => row(at(day, 10), 50))
    expect(compared([...few, row(at('25', 10), 8)])?.usual).toBeNull()
    const rare = weekdays.map((day) => row(at(day, 10), 2))
    expect(compared([...rare, row(at('25', 10), 8)])?.usual).toBeNull()
  })

  it('of a day on which a place had none count as none, where the page was clicked', () => {
    const others = ['24', '23'].map((day) => row(at(day, 10), 5, 'homepage-slot 2 1'))
    const own = ['20', '19'].map((day) => row(at(day, 10), 40))
    expect(compared([...others, ...own])).toEqual({ times: 0, usual: 10 })
  })

  it('need two hours of each of 28 days and of today', () => {
    const hours = hoursCompared(now)
    expect([hours.length, Math.max(...hours), Math.min(...hours)]).toEqual([
      58,
      at('25', 10),
      Date.parse('2026-10-28T09:00:00Z'),
    ])
  })
})
