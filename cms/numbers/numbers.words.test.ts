import { describe, expect, it } from '@jest/globals'
import {
  actionLabel,
  comparedText,
  liftText,
  pageLabel,
  rateText,
  secondsText,
  shareText,
  stepText,
  vitalText,
} from './numbers.words.ts'

describe('the words of the numbers', () => {
  it.each([
    ['today', 112, 100, '12% more than a week ago'],
    ['today', 92, 100, '8% fewer than a week ago'],
    ['month', 100, 100, 'as many as in the 30 days before'],
    ['month', 5000, 100, '4,900% more than in the 30 days before'],
    ['today', 5, 0, 'Views of stories and pages'],
    ['now', 5, null, 'Views of stories and pages'],
  ] as const)('say how %s compares: %i with %p', (span, views, before, words) => {
    expect(comparedText(span, views, before)).toBe(words)
  })

  it('name times, shares and vitals', () => {
    expect([secondsText(null), secondsText(20), secondsText(80)]).toEqual(['—', '20 s', '1 min 20 s'])
    expect([shareText(null), shareText(0.344)]).toEqual(['—', '34%'])
    expect([vitalText('LCP', 1240), vitalText('INP', 180), vitalText('CLS', 83)]).toEqual(['1.2 s', '180 ms', '0.08'])
  })

  it('name the steps of a chart in the time of the publication', () => {
    const zone = 'America/Los_Angeles'
    expect(stepText('today', '2026-01-02T20:00:00.000Z', zone)).toBe('12pm')
    expect(stepText('now', '2026-01-02T20:05:00.000Z', zone)).toBe('12:05pm')
    expect(stepText('month', '2026-01-02', zone)).toBe('01/02/2026')
  })

  it.each([
    [1000, 30, 1000, 20, '50% more subscriptions with the module, which may be chance.'],
    [10_000, 300, 10_000, 200, '50% more subscriptions with the module.'],
    [10_000, 150, 10_000, 200, '25% fewer subscriptions with the module.'],
    [100, 30, 100, 4, 'It takes 5 subscriptions of each group to compare them.'],
    [0, 0, 10, 9, 'It takes 5 subscriptions of each group to compare them.'],
  ])(
    'compare groups: %i reached and %i subscribed, %i and %i of the control group',
    (shown, with_, control, without, words) => {
      const groups = [
        { group: 'shown' as const, reached: shown, subscriptions: with_ },
        { group: 'control' as const, reached: control, subscriptions: without },
      ]
      expect(liftText(groups)).toBe(words)
      expect([rateText(3, 200), rateText(0, 0)]).toEqual(['1.5%', '—'])
    },
  )

  it('name actions and pages, also those that are no more', () => {
    expect(actionLabel('share', 'facebook')).toBe('Shares by facebook')
    expect(actionLabel('search', '')).toBe('Searches')
    expect(actionLabel('chat', 'forum')).toBe('Questions to candidates')
    expect([pageLabel('home'), pageLabel('gone')]).toEqual(['Home page', 'gone'])
  })
})
