import { describe, expect, it } from '@jest/globals'
import { Parser } from 'htmlparser2'
import type { PageContext } from '#blocks/core/render.types.ts'
import { noReferences } from '#contract/noReferences.ts'
import { block, fixtureArticle, fixtureMedia, fixtureSite, text } from '../testing/readerFixtures.ts'
import { rssFeed } from './rssFeed.ts'

const page: PageContext = {
  medium: 'page',
  site: fixtureSite,
  references: noReferences,
  now: new Date('2026-01-10T00:00:00Z'),
  Picture: () => null,
  Teaser: () => null,
  pictureHref: ({ src }) => src,
  embedBase: '/embed',
  isDebug: false,
}

function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const open: { name: string; text: string }[] = []
  const parser = new Parser(
    {
      onopentag: (name) => void open.push({ name, text: '' }),
      ontext: (chunk) => {
        const innermost = open.at(-1)
        if (innermost) innermost.text += chunk
      },
      onclosetag: () => {
        const { name, text: content } = open.pop() ?? { name: '', text: '' }
        texts.set(name, [...(texts.get(name) ?? []), content])
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return texts
}

describe('a feed', () => {
  const article = fixtureArticle('7', {
    headline: 'Fish & chips',
    image: fixtureMedia('chips'),
    authors: [
      { name: 'Ana Ruiz', url: null },
      { name: 'Bo Lind', url: null },
    ],
    corrections: [{ kind: 'correction', date: '2026-01-09T23:40:00Z', text: 'The chips were 4 < 5 dollars.' }],
    updated: '2026-01-09T23:40:00Z',
    blocks: [
      block('paragraph', [text('The '), text('stand', { type: 'link', href: '/tag/stands' }), text(' is open.')]),
    ],
  })
  const feed = {
    site: fixtureSite,
    title: 'The Courier',
    path: '/',
    articles: [article],
    recordings: {},
    references: page.references,
    tags: [],
  }
  const texts = textsOf(rssFeed(feed, '/feed.xml', page))

  it('has the whole story as markup with absolute addresses', () => {
    expect(texts.get('content:encoded')?.[0]).toContain('href="http://localhost:3001/tag/stands"')
  })

  it('ends a story with its corrections, and says when it was updated', () => {
    expect(texts.get('content:encoded')?.[0]).toMatch(
      /<p><strong>Correction, Jan\. 9, 2026, 3:40 p\.m\.:<\/strong> The chips were 4 &lt; 5 dollars\.<\/p>$/,
    )
    expect(texts.get('atom:updated')).toEqual(['2026-01-09T23:40:00.000Z'])
  })

  it('names every author, and dates in the form that RSS asks for', () => {
    expect(texts.get('dc:creator')).toEqual(['Ana Ruiz', 'Bo Lind'])
    expect(texts.get('pubDate')).toEqual(['Fri, 09 Jan 2026 18:00:00 GMT'])
    expect(texts.get('title')).toEqual(['The Courier', 'Fish & chips'])
  })

  it.each(['video', 'audio'] as const)('has the file of a story that %s leads, and a picture for it', (scheme) => {
    const featuredMedia = fixtureMedia('horn', { scheme, src: '/media/horn.bin', mimeType: `${scheme}/webm` })
    const feedXml = rssFeed({ ...feed, articles: [{ ...article, featuredMedia }] }, '/feed.xml', page)
    expect(feedXml).toContain(
      `<media:content url="http://localhost:3001/media/horn.bin" type="${scheme}/webm" medium="${scheme}">`,
    )
    expect(feedXml).toMatch(/<media:thumbnail url="[^"]*chips\.jpg/u)
    expect(feedXml).not.toContain('medium="image"')
  })

  it('has the recording of an episode as its enclosure, which players look for, and none for other stories', () => {
    expect(texts.has('enclosure')).toBe(false)
    const recording = {
      ...fixtureMedia('boat', { scheme: 'audio', src: '/media/boat.mp3', mimeType: 'audio/mpeg', size: 4096 }),
      duration: 61,
      waveform: [],
    }
    expect(rssFeed({ ...feed, recordings: { [article.id]: recording } }, '/feed.xml', page)).toContain(
      '<enclosure url="http://localhost:3001/media/boat.mp3" length="4096" type="audio/mpeg"/>',
    )
  })

  it('says which stories were paid for, and sets those from right to left that are written so', () => {
    const articles = [
      fixtureArticle('8', { type: 'sponsored', headline: 'Soup' }),
      fixtureArticle('9', { language: { lang: 'he', dir: 'rtl' }, headline: 'אור' }),
    ]
    const mixed = textsOf(rssFeed({ ...feed, articles }, '/feed.xml', page))
    expect(mixed.get('title')?.slice(1)).toEqual(['Sponsored: Soup', 'אור'])
    expect(mixed.get('dc:language')).toEqual(['en', 'he'])
    expect(mixed.get('content:encoded')?.map((story) => story.startsWith('<div lang="he" dir="rtl">'))).toEqual([
      false,
      true,
    ])
  })

  it('marks links to other sites as paid for in sponsored stories, and in no others', () => {
    const blocks = [
      block('paragraph', [
        text('loans', { type: 'link', href: 'https://bank.example/loans' }),
        text('more', { type: 'link', href: '/tag/money' }),
      ]),
    ]
    const story = (type: 'sponsored' | 'article') =>
      textsOf(rssFeed({ ...feed, articles: [fixtureArticle('8', { type, blocks })] }, '/feed.xml', page))
        .get('content:encoded')
        ?.join('')
    expect(story('sponsored')).toContain('<a rel="sponsored" href="https://bank.example/loans">')
    expect(story('sponsored')?.match(/rel=/g)).toHaveLength(1)
    expect(story('article')).not.toContain('rel=')
  })

  it('has an identity for a story that survives a change of its address', () => {
    expect(texts.get('guid')).toEqual(['http://localhost:3001/#post-7'])
  })
})
