import { describe, expect, it } from '@jest/globals'
import type { ReaderSearch, SearchQuery } from '#contract/search.schema.ts'
import { readSearchRequest } from '../reader/searchRequest.ts'
import { markup } from '../testing/markup.ts'
import { fixtureSite, fixtureTeaser } from '../testing/readerFixtures.ts'
import { SearchPage } from './SearchPage.tsx'

const now = new Date('2026-01-09T21:30:00Z')

const nothing: ReaderSearch = {
  site: fixtureSite,
  hits: [],
  page: 1,
  pages: 1,
  total: 0,
  asOf: now.toISOString(),
  names: [],
  filters: { sections: [], authors: [], types: [] },
  suggestion: null,
  isTooCommon: false,
  newest: [],
}

const queryOf = (given: Record<string, string>): SearchQuery => readSearchRequest(given).query

const page = (given: Record<string, string>, found: Partial<ReaderSearch>) =>
  markup(<SearchPage found={{ ...nothing, ...found }} query={queryOf(given)} now={now} />)

const hit = (...pieces: [string, boolean][]) => ({
  kind: 'post' as const,
  post: fixtureTeaser('1'),
  snippet: pieces.map(([text, isMatch]) => ({ text, isMatch })),
  moment: null,
})

describe('the page of a search', () => {
  it('marks what was searched for, and shows markup of a story as text', async () => {
    const html = await page(
      { q: 'boat' },
      { hits: [hit(['<b>The ', false], ['<script>boat', true], ['.', false])], total: 1 },
    )
    expect(html).toContain('<span>&lt;b&gt;The </span><mark>&lt;script&gt;boat</mark><span>.</span>')
    expect(html).toContain('1 result for “<bdi>boat</bdi>”')
    expect(html).not.toContain('teaser__dek')
  })

  it('shows the dek of a story whose headline alone has the words', async () => {
    expect(await page({ q: 'boat' }, { hits: [hit()], total: 1 })).toContain('teaser__dek')
  })

  it('shows the words of a reader as text wherever they stand', async () => {
    const q = '"><img src=x onerror=alert(1)>'
    for (const found of [{}, { hits: [hit()], total: 1 }, { isTooCommon: true }]) {
      expect(await page({ q }, found)).not.toContain('<img src=x')
    }
  })

  it('keeps a filter that no result has', async () => {
    const html = await page({ q: 'boat', type: 'opinion', section: 'harbor' }, {})
    expect(html).toContain('<option value="opinion" selected="">Opinion</option>')
    expect(html).toContain('<option value="harbor" selected="">harbor</option>')
    expect(html).toContain('href="/search?q=boat">Search without filters')
  })

  it('names the filters in use, each with a link to the first page without it', async () => {
    const sections = [{ value: 'harbor', label: 'Harbor', count: 3 }]
    const html = await page(
      { q: 'boat', section: 'harbor', from: '2026-01-09', page: '2' },
      { hits: [hit()], filters: { sections, authors: [], types: [] } },
    )
    const links = [...html.matchAll(/search__name--filter" href="([^"]+)".*?<bdi>([^<]+)/gs)]
    expect(links.map(([, href, label]) => [label, href])).toEqual([
      ['Harbor', '/search?q=boat&amp;from=2026-01-09'],
      ['Jan. 9, 2026', '/search?q=boat&amp;section=harbor'],
    ])
  })

  it('leads to further results of the same time', async () => {
    const html = await page({ q: 'boat', sort: 'date' }, { hits: [hit()], pages: 3, total: 60 })
    expect(html).toContain(
      `href="/search?q=boat&amp;sort=date&amp;page=2&amp;asOf=${encodeURIComponent(nothing.asOf)}"`,
    )
    expect(html).toContain('60 results')
    expect(await page({ q: 'boat' }, { hits: [hit()], total: 500 })).toContain('The newest 500 results')
  })

  it('offers another spelling', async () => {
    const html = await page({ q: 'baot', page: '2' }, { suggestion: 'boat' })
    expect(html).toContain('Did you mean <a href="/search?q=boat">boat</a>?')
  })
})
