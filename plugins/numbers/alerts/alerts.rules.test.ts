import { describe, expect, it } from '@jest/globals'
import { alertsOf, isLow } from './alerts.rules.ts'

const now = new Date('2026-11-25T10:30:00Z')
const quiet = { site: { times: 100, usual: 100 }, stories: [], places: new Map(), lowPlaces: [] }
const story = { post: '7', title: 'Ferry late', views: 60, before: 20 }
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('alerts', () => {
  it('are none on a usual day, or while nothing usual is known', () => {
    expect(alertsOf(quiet, now)).toEqual([])
    expect(alertsOf({ ...quiet, site: { times: 9000, usual: null } }, now)).toEqual([])
  })

  it('say that the site has three times its usual views', () => {
    expect(alertsOf({ ...quiet, site: { times: 299, usual: 100 } }, now)).toEqual([])
    expect(alertsOf({ ...quiet, site: { times: 300, usual: 100 } }, now)).toEqual([
      { kind: 'site', views: 300, usual: 100 },
    ])
  })

  it('say that a story takes off: three times the hour before, and a twentieth of the site', () => {
    const of = (changed: object, times = 100) =>
      alertsOf({ ...quiet, site: { times, usual: null }, stories: [{ ...story, ...changed }] }, now)
    expect(of({})).toEqual([{ kind: 'story', ...story }])
    expect(of({ views: 59 })).toEqual([])
    expect(of({ before: 9 })).toEqual([])
    expect(of({}, 1201)).toEqual([])
  })

  it('have the story with most views first', () => {
    const stories = [story, { ...story, post: '8', views: 90 }]
    expect(alertsOf({ ...quiet, stories }, now).map((alert) => 'post' in alert && alert.post)).toEqual(['8', '7'])
  })

  it('say that a slot is under half of its usual, once it has been for 20 minutes', () => {
    const of = (times: number, minutes: number) =>
      alertsOf(
        {
          ...quiet,
          places: new Map([['homepage-slot 2 1', { times, usual: 20 }]]),
          lowPlaces: [{ place: 'homepage-slot 2 1', since: minutesAgo(minutes) }],
        },
        now,
      )
    const few = { kind: 'place', place: 'homepage-slot 2 1', title: 'Slot', clicks: 9, usual: 20, minutes: 25 }
    expect(of(9, 25)).toEqual([few])
    expect(of(9, 19)).toEqual([])
    expect(of(10, 25)).toEqual([])
    expect(isLow({ times: 0, usual: null })).toBe(false)
  })
})
