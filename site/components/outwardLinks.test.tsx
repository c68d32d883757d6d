import { describe, expect, it } from '@jest/globals'
import { markup } from '../testing/markup.ts'
import { block, fixtureArticle, fixtureArticlePage, fixtureSite, text } from '../testing/readerFixtures.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Footer } from './Footer.tsx'
import { Masthead } from './Masthead.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import { Teaser } from './Teaser.tsx'

const now = new Date('2026-01-09T21:30:00Z')
const shop = { label: 'Shop', href: 'https://shop.example/' }
const site = { ...fixtureSite, navigation: [...fixtureSite.navigation, shop], footer: [shop] }
const linksTo = (html: string, href: string) =>
  html.match(/<a [^>]*>.*?<\/a>/gsu)?.filter((link) => link.includes(`href="${href}`)) ?? []
const opensInNewTab = (link: string) =>
  link.includes('target="_blank"') && link.includes('noopener') && link.includes('(opens in new tab)')

describe('a link to another site', () => {
  const authority = { name: 'The court', url: 'https://court.example/7' }
  it.each([
    { from: 'the masthead', to: shop.href, page: <Masthead site={site} now={now} isFrontPage={false} path="/" /> },
    { from: 'the footer', to: shop.href, page: <Footer site={site} now={now} /> },
    { from: 'a story', to: 'https://www.facebook.com/', page: <ShareLinks site={site} url={site.url} headline="A" /> },
    { from: 'a story', to: 'https://bsky.app/', page: <ShareLinks site={site} url={site.url} headline="A" /> },
    {
      from: 'what was withdrawn',
      to: authority.url,
      page: <ErrorPage status={451} site={site} authority={authority} now={now} />,
    },
  ])('opens in a new tab and says so: from $from to $to', async ({ to, page }) => {
    const links = linksTo(await markup(page), to)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !opensInNewTab(link))).toEqual([])
  })

  it('is no link where it may not be followed', async () => {
    const authority = { name: 'The court', url: 'javascript:alert(1)' }
    const html = await markup(<ErrorPage status={451} site={site} authority={authority} now={now} />)
    expect(html).toContain('by The court.')
    expect(html).not.toContain('javascript:')
  })
})

describe('the menu of the masthead', () => {
  it('lists every section and what the footer lists, without a script', async () => {
    const html = await markup(<Masthead site={site} now={now} isFrontPage={false} path="/section/sports" />)
    const menu = html.slice(html.indexOf('<details'))
    for (const { label } of [...site.navigation, ...site.footer]) expect(menu).toContain(label)
    expect(menu).toContain('Menu</summary>')
    expect(linksTo(menu, '/section/sports')[0]).toContain('aria-current="page"')
  })
})

describe('a sponsored story', () => {
  const story = async (sponsor: string | null, sponsoredUrl: string | null) => {
    const link = text('loans', { type: 'link', href: 'https://bank.example/loans' })
    const blocks = [block('paragraph', [link])]
    const page = fixtureArticlePage(fixtureArticle('1', { type: 'sponsored', sponsor, sponsoredUrl, blocks }))
    if (page.kind !== 'article') throw new Error('The fixture is no article')
    return markup(<ArticlePage page={page} now={now} />)
  }

  it('says who paid for it above everything else, and that its links are paid for', async () => {
    const html = await story('Harbor Bank', 'https://www.bank.example/')
    expect(html.replaceAll(/<[^>]*>/gu, '')).toContain('Paid for by Harbor Bank')
    expect(html.indexOf('sponsor-line')).toBeLessThan(html.indexOf('article__header'))
    const links = linksTo(html, 'https://bank.example/').concat(linksTo(html, 'https://www.bank.example/'))
    expect(links).toHaveLength(2)
    expect(links.filter((link) => !/rel="sponsored noopener"/u.test(link))).toEqual([])
  })

  it('stands apart in lists, with the name of its sponsor', async () => {
    const post = fixtureArticle('1', { type: 'sponsored', sponsor: 'Harbor Bank' })
    const teaser = (await markup(<Teaser post={post} rank="row" now={now} timeZone="UTC" />)).replaceAll('<!-- -->', '')
    expect(teaser).toContain('teaser--sponsored')
    expect(teaser).toContain('Sponsored</span>')
    expect(teaser).toContain('Paid for by Harbor Bank')
    expect(await markup(<Teaser post={fixtureArticle('2')} rank="row" now={now} timeZone="UTC" />)).not.toContain(
      'sponsor',
    )
  })

  it('says that it was paid for where its sponsor has no page', async () => {
    const words = async (sponsor: string | null) => (await story(sponsor, null)).replaceAll('<!-- -->', '')
    expect(await words('Harbor Bank')).toContain('Paid for by Harbor Bank')
    expect(await words(null)).toContain('Paid for by an advertiser')
  })
})
