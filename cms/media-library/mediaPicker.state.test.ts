import { describe, expect, it } from '@jest/globals'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'
import { dayRangeOf, defaultMediaFilters, filteredMedia, mediaQuestion } from './mediaPicker.state.ts'
import { fileSize, mediaDate, nameParts, playingTime } from './mediaWords.ts'

// In Los Angeles it is still the day before.
const now = new Date('2026-03-12T05:00:00Z')
const days = (type: 'Anytime' | 'Today' | 'Yesterday' | 'PastSevenDays' | 'PastThirtyDays' | 'PastYear') =>
  dayRangeOf({ type }, now, 'America/Los_Angeles')

describe('the filters of the library', () => {
  it('begin with all kinds where all are allowed, else with the first one that is', () => {
    expect(defaultMediaFilters({ schemes: mediaSchemes }).scheme).toBe('all')
    expect(defaultMediaFilters({ schemes: ['image'] }).scheme).toBe('image')
  })

  it('begin with the first page whenever one of them changes', () => {
    const state = { ...defaultMediaFilters({ schemes: mediaSchemes }), page: 4 }
    expect(filteredMedia(state, { creator: 'Okafor' })).toMatchObject({ page: 1, creator: 'Okafor' })
  })

  it('mean days of the publication', () => {
    expect(days('Anytime')).toBeUndefined()
    expect(days('Today')).toBe('2026-03-11..2026-03-11')
    expect(days('Yesterday')).toBe('2026-03-10..2026-03-10')
    expect(days('PastSevenDays')).toBe('2026-03-04..2026-03-11')
    expect(days('PastThirtyDays')).toBe('2026-02-09..2026-03-11')
    expect(days('PastYear')).toBe('2025-03-11..2026-03-11')
    const custom = { type: 'Custom', value: { from: '2026-01-01', to: '2026-01-31' } } as const
    expect(dayRangeOf(custom, now, 'Europe/Berlin')).toBe('2026-01-01..2026-01-31')
  })

  it('are asked for page by page', () => {
    const state = { ...defaultMediaFilters({ schemes: ['audio'] }), page: 3 }
    expect(mediaQuestion(state, now, 'UTC')).toMatchObject({ scheme: 'audio', limit: 20, start: 40 })
  })
})

describe('the words of the library', () => {
  it('tell sizes on base 1024, without decimals', () => {
    expect([0, 900, 1024, 1_500_000, 200 * 1024 ** 2, 3 * 1024 ** 3].map(fileSize)).toEqual([
      '0 Bytes',
      '900 Bytes',
      '1 KB',
      '1 MB',
      '200 MB',
      '3 GB',
    ])
  })

  it('tell names without their endings', () => {
    expect(nameParts('harbour.final.jpg')).toEqual({ stem: 'harbour.final', ending: 'JPG' })
    expect(nameParts('README')).toEqual({ stem: 'README', ending: '' })
    expect(nameParts('.htaccess')).toEqual({ stem: '.htaccess', ending: '' })
  })

  it('tell dates, and a dash where there is none', () => {
    expect(mediaDate('2026-03-12T15:05:00Z', 'America/Los_Angeles')).toBe('03/12/2026 8:05am')
    expect(mediaDate(null, 'UTC')).toBe('—')
  })

  it('tell how long something plays', () => {
    expect([7, 750.4, 3723].map(playingTime)).toEqual(['0:07', '12:30', '1:02:03'])
  })
})
