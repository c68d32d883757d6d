import { describe, expect, it } from '@jest/globals'
import { fixtureSite } from '../testing/readerFixtures.ts'
import { newsSitemap, sitemapIndex, sitemapPart } from './sitemaps.ts'

describe('sitemaps', () => {
  it('list their parts', () => {
    const text = sitemapIndex({ site: fixtureSite, parts: 2, tags: [] })
    expect(text.match(/<loc>.*?<\/loc>/gu)).toEqual([
      '<loc>http://localhost:3001/sitemap-1.xml</loc>',
      '<loc>http://localhost:3001/sitemap-2.xml</loc>',
    ])
  })

  it('give every address with the time of its last change', () => {
    const entries = [{ path: '/2026/01/09/a', updatedAt: '2026-01-09T18:00:00.000Z' }]
    expect(sitemapPart({ site: fixtureSite, entries, tags: [] })).toContain(
      '<url><loc>http://localhost:3001/2026/01/09/a</loc><lastmod>2026-01-09T18:00:00.000Z</lastmod></url>',
    )
  })

  it('escape headlines, and leave out what XML forbids', () => {
    const posts = [
      {
        path: '/a',
        headline: 'Fish & chips < \u0001"war"',
        publishDateTime: '2026-01-09T18:00:00.000Z',
        language: null,
      },
    ]
    expect(newsSitemap({ site: fixtureSite, posts, tags: [] })).toContain(
      '<news:title>Fish &amp; chips &lt; &quot;war&quot;</news:title>',
    )
  })

  it('name the home page where no news came out, since they must name something', () => {
    expect(newsSitemap({ site: fixtureSite, posts: [], tags: [] })).toContain(
      '<url><loc>http://localhost:3001/</loc></url></urlset>',
    )
  })
})
