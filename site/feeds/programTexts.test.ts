import { describe, expect, it } from '@jest/globals'
import type { ReaderPrograms } from '#contract/readerApi.schema.ts'
import { fixtureSite } from '../testing/readerFixtures.ts'
import { llmsTxt, robotsTxt } from './programTexts.ts'

const programs = (change: Partial<ReaderPrograms> = {}): ReaderPrograms => ({
  site: fixtureSite,
  robots: [],
  llms: null,
  tags: [],
  ...change,
})

describe('robots.txt', () => {
  it('closes the search and what is of one person, and names the sitemaps', () => {
    expect(robotsTxt(programs())).toBe(`User-agent: *
Disallow: /search$
Disallow: /search?
Disallow: /api/
Disallow: /preview/
Disallow: /subscription/

Sitemap: http://localhost:3001/sitemap.xml
Sitemap: http://localhost:3001/news-sitemap.xml
`)
  })

  it('closes everything to a program without paths, and paths beside those of all to one with some', () => {
    const robots = [
      { agent: 'GPTBot', paths: [] },
      { agent: 'CCBot', paths: ['/author/', '/text/'] },
    ]
    const text = robotsTxt(programs({ robots }))
    expect(text).toContain('\n\nUser-agent: GPTBot\nDisallow: /\n\n')
    expect(text).toMatch(/User-agent: CCBot\nDisallow: \/search\$\n.*Disallow: \/author\/\nDisallow: \/text\/\n\n/s)
  })
})

describe('llms.txt', () => {
  it('is there when it is switched on, and says what the publication is and where its parts are', () => {
    expect(llmsTxt(programs())).toBeNull()
    const text = llmsTxt(programs({ llms: { about: 'Quote us with a link.' } })) ?? ''
    expect(text).toMatch(
      /^# The Alder Bay Courier\n\n> Independent, and from here since 1911\n\nQuote us with a link\./,
    )
    expect(text).toContain('- [City Hall](http://localhost:3001/section/city-hall)\n')
    expect(text).toContain('- [Terms of Use](http://localhost:3001/terms-of-use)\n')
  })
})
