import { describe, expect, it } from '@jest/globals'
import type { ReaderBeacon } from '#contract/readerEvents.schema.ts'
import { percentileOf, vitalBucket } from '#contract/vitalBuckets.ts'
import { pageBefore, referrerKind } from './referrerKind.ts'
import { addedUp, sumsOf } from './sums.ts'

const hosts = new Set(['paper.example', 'localhost:3001'])

describe('where a reader comes from', () => {
  it.each([
    ['', '', 'direct'],
    ['https://www.google.com/', '', 'search'],
    ['https://www.google.co.uk/', '', 'search'],
    ['https://duckduckgo.com/', '', 'search'],
    ['https://m.facebook.com/', '', 'social'],
    ['https://t.co/abc', '', 'social'],
    ['https://mail.google.com/', '', 'newsletter'],
    ['https://www.google.com/', 'email', 'newsletter'],
    ['https://paper.example/section/harbor', '', 'internal'],
    ['http://localhost:3001/', '', 'internal'],
    ['https://notgoogle.com.example/', '', 'other'],
    ['android-app://com.google', '', 'other'],
    ['nonsense', '', 'other'],
  ])('%s with the medium "%s" is %s', (referrer, medium, kind) => {
    expect(referrerKind(referrer, medium, hosts)).toBe(kind)
  })
})

describe('the page before', () => {
  it.each([
    ['https://paper.example/', '/'],
    ['https://paper.example/?fresh', '/'],
    ['http://localhost:3001/2026/01/02/park-opens?utm_medium=email', '/2026/01/02/park-opens'],
    ['https://paper.example/2026/01/02/caf%C3%A9', '/2026/01/02/café'],
    ['https://paper.example/2026/01/02/%D7%A0%D7%9E%D7%9C', '/2026/01/02/נמל'],
    ['https://paper.example/2026/01/02/100%', '/2026/01/02/100%'],
    ['https://paper.example/section/harbor', null],
    [`https://paper.example/2026/01/02/${'a'.repeat(200)}`, null],
    ['https://www.google.com/', null],
    ['', null],
  ])('%s is %s', (referrer, page) => {
    expect(pageBefore(referrer, hosts)).toBe(page)
  })
})

const firefox = { program: 'Firefox 140', isBot: false }

describe('what a beacon adds', () => {
  const minute = Date.parse('2026-01-02T12:30:00Z')
  const sums = (events: ReaderBeacon['events'], post: number | null = 12, before: string | null = null) =>
    sumsOf(
      {
        page: { path: '/', kind: post ? 'article' : 'home', post },
        referrer: '',
        medium: '',
        asksConsent: false,
        events,
      },
      { kind: 'search', page: before, ...firefox },
      minute + 12_345,
    )

  it('is a view of the post by where the reader came from, and of the kind of page', () => {
    expect(sums([{ name: 'view', props: {} }])).toEqual([
      { minute, name: 'view', post: 12, detail: 'search', times: 1, ...firefox },
      { minute, name: 'page_view', post: 0, detail: 'article', times: 1, ...firefox },
    ])
  })

  it('is where on the site the reader came from, and whether that story was read on', () => {
    expect(sums([{ name: 'view', props: {} }], 12, '/').slice(2)).toEqual([
      { minute, name: 'came_from', post: 12, detail: '/', times: 1, ...firefox },
    ])
    expect(sums([{ name: 'read_on', props: {} }], 12, '/2026/01/02/park-opens')).toMatchObject([
      { name: 'read_on', post: 12, detail: '/2026/01/02/park-opens' },
    ])
    expect(sums([{ name: 'read_on', props: {} }])).toEqual([])
    expect(sums([{ name: 'view', props: {} }], null, '/')).toHaveLength(2)
  })

  it('is the seconds of engaged time, and nothing of a depth that belongs to no post', () => {
    expect(sums([{ name: 'engaged', props: { seconds: '28' } }])).toMatchObject([{ post: 12, detail: '', times: 28 }])
    expect(sums([{ name: 'read_depth', props: { percent: '50' } }], null)).toEqual([])
  })

  it('is a click by the kind of page, the block, its number of its type and its row', () => {
    const props = { block: 'story-grid', nthOfType: '2', placementRow: '5' }
    expect(sums([{ name: 'click', props }], null)).toMatchObject([{ post: 0, detail: 'home story-grid 2 5' }])
  })

  it('belongs to the episode that is played, also on other pages', () => {
    const props = { category: 'podcast', episode: '7' } as const
    expect(sums([{ name: 'podcast_play', props }], null)).toMatchObject([{ name: 'podcast_play', post: 7 }])
  })

  it('is added up by minute, name, post and detail', () => {
    const twice = [...sums([{ name: 'view', props: {} }]), ...sums([{ name: 'view', props: {} }])]
    expect(addedUp(twice).map(({ name, times }) => [name, times])).toEqual([
      ['view', 2],
      ['page_view', 2],
    ])
  })
})

describe('the buckets of web vitals', () => {
  it('hold a percentile that is at most a tenth too high', () => {
    const values = Array.from({ length: 1000 }, (_, place) => 200 + place * 7)
    const buckets = values.map((value) => ({ bucket: vitalBucket('LCP', value), times: 1 }))
    const exact = values[749] ?? 0
    const found = percentileOf(buckets, 0.75) ?? 0
    expect(found).toBeGreaterThanOrEqual(exact)
    expect(found).toBeLessThanOrEqual(exact * 1.11)
    expect(percentileOf([], 0.75)).toBeNull()
  })

  it('keep nothing, and what is beyond the last bucket, as it can be kept', () => {
    expect([vitalBucket('CLS', 0), vitalBucket('CLS', 1)]).toEqual([0, 5])
    expect(vitalBucket('INP', 999_999_999)).toBe(vitalBucket('INP', 99_999_999))
  })
})
