import { describe, expect, it } from '@jest/globals'
import { demoSums } from './readership.ts'

const now = new Date('2026-06-17T18:20:00Z')
const publishedAt = new Date('2026-06-10T15:30:00Z')
const paper = {
  stories: [
    { id: 7, path: '/2026/06/10/ferry', publishedAt, isEpisode: false },
    { id: 8, path: '/2026/06/10/tide', publishedAt, isEpisode: true },
  ],
  places: ['homepage-slot 1 1', 'homepage-slot 2 2'],
  newsletter: 'First Boat Out',
  timeZone: 'America/Los_Angeles',
}
const sums = [...demoSums(paper, now)]
const timesOf = (name: string, detail?: string) =>
  sums
    .filter((sum) => sum.name === name && (detail === undefined || sum.detail === detail))
    .reduce((total, { times }) => total + times, 0)

describe('readers of the demo', () => {
  it('are the same for the same moment, and none of them reads what is not out yet', () => {
    expect([...demoSums(paper, now)]).toEqual(sums)
    const moments = sums.map(({ minute }) => minute)
    expect(Math.max(...moments)).toBeLessThanOrEqual(now.getTime())
    const reads = sums.filter(({ name }) => name === 'view').map(({ minute }) => minute)
    expect(Math.min(...reads)).toBeGreaterThan(publishedAt.getTime())
  })

  it('view as many pages as stories, and click a place more often the higher it is', () => {
    expect(timesOf('view')).toBeGreaterThan(100)
    expect(timesOf('page_view', 'article')).toBeGreaterThan(timesOf('view') * 0.7)
    expect(timesOf('click', 'home homepage-slot 1 1')).toBeGreaterThan(timesOf('click', 'home homepage-slot 2 2'))
    expect(timesOf('podcast_play')).toBeGreaterThan(0)
  })

  it('come by the minute in the last two hours', () => {
    const lately = sums.filter(({ minute }) => minute > now.getTime() - 30 * 60_000 && minute % 3_600_000 !== 0)
    expect(lately.length).toBeGreaterThan(10)
  })
})
