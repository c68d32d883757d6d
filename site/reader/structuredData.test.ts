import { describe, expect, it } from '@jest/globals'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { noReferences } from '#contract/noReferences.ts'
import { fixtureArticle, fixtureArticlePage, fixtureMedia, fixtureSection } from '../testing/readerFixtures.ts'
import { scriptJson, structuredData } from './structuredData.ts'

describe('the metadata for search engines', () => {
  it('of a story: who wrote it, when, where it belongs, with absolute addresses', () => {
    const article = fixtureArticle('1', {
      featuredMedia: fixtureMedia('ferry'),
      authors: [
        { name: 'Ana Ruiz', url: '/author/ana-ruiz' },
        { name: 'Bo Lind', url: null },
      ],
    })
    expect(structuredData(fixtureArticlePage(article))).toMatchObject({
      '@graph': [
        {
          '@type': 'NewsArticle',
          mainEntityOfPage: 'http://localhost:3001/2026/01/09/story-1',
          datePublished: '2026-01-09T18:00:00.000Z',
          // Not the last save, which is not shown to readers.
          dateModified: '2026-01-09T18:00:00.000Z',
          correction: undefined,
          image: ['1x1', '4x3', '16x9'].map((shape) => `http://localhost:3001/share/50-50/${shape}/ferry.jpg`),
          author: [
            { name: 'Ana Ruiz', url: 'http://localhost:3001/author/ana-ruiz' },
            { name: 'Bo Lind', url: undefined },
          ],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home', item: 'http://localhost:3001/' },
            { position: 2, name: 'City Hall', item: 'http://localhost:3001/section/city-hall' },
            { position: 3 },
          ],
        },
      ],
    })
  })

  it.each([
    ['video', 'VideoObject'],
    ['audio', 'AudioObject'],
  ] as const)('of a story that %s leads: its file, and a picture as its image', (scheme, type) => {
    const featuredMedia = fixtureMedia('crossing', { scheme, src: '/media/crossing.bin' })
    const image = 'http://localhost:3001/_next/image?url=%2Fmedia%2Fferry.jpg&w=1536&q=75'
    const withImage = fixtureArticle('1', { featuredMedia, image: fixtureMedia('ferry') })
    expect(structuredData(fixtureArticlePage(withImage))).toMatchObject({
      '@graph': [
        {
          image: ['1x1', '4x3', '16x9'].map((shape) => `http://localhost:3001/share/50-50/${shape}/ferry.jpg`),
          [scheme]: { '@type': type, contentUrl: 'http://localhost:3001/media/crossing.bin', thumbnailUrl: image },
        },
        {},
      ],
    })
    const without = structuredData(fixtureArticlePage(fixtureArticle('1', { featuredMedia })))
    expect(without).toMatchObject({ '@graph': [{ image: undefined }, {}] })
  })

  it('of a corrected story: what was wrong, and the time of the last note to readers', () => {
    const corrections = [
      { kind: 'update', date: '2026-01-10T08:00:00Z', text: 'The mayor answered.' },
      { kind: 'correction', date: '2026-01-10T07:00:00Z', text: 'It was nine.' },
    ] as const
    const article = fixtureArticle('1', { corrections: [...corrections], updated: '2026-01-10T08:00:00Z' })
    expect(structuredData(fixtureArticlePage(article))).toMatchObject({
      '@graph': [
        {
          dateModified: '2026-01-10T08:00:00Z',
          correction: [{ '@type': 'CorrectionComment', text: 'It was nine.', datePublished: '2026-01-10T07:00:00Z' }],
        },
        {},
      ],
    })
  })

  it('of an author with a page: role and pages elsewhere; of the publication: a logo, whether it has one or not', () => {
    const profile = {
      name: 'Ana Ruiz',
      url: '/author/ana-ruiz',
      role: 'Reporter',
      bio: '',
      portrait: null,
      contact: '',
      links: [{ label: 'Bluesky', href: 'https://bsky.example/ana' }],
    }
    const credits = { authors: [profile], contributors: [], sources: [] }
    expect(structuredData(fixtureArticlePage(fixtureArticle('1'), { credits }))).toMatchObject({
      '@graph': [
        {
          author: [{ name: 'Ana Ruiz', jobTitle: 'Reporter', sameAs: ['https://bsky.example/ana'] }],
          publisher: { logo: { url: 'http://localhost:3001/icon-512.png' } },
        },
        {},
      ],
    })
  })

  it('of an opinion piece: that it is one', () => {
    const page = fixtureArticlePage(fixtureArticle('1', { type: 'opinion' }))
    expect(structuredData(page)).toMatchObject({ '@graph': [{ '@type': 'OpinionNewsArticle' }, {}] })
  })

  it('of a paid story: that it is no news', () => {
    const page = fixtureArticlePage(fixtureArticle('1', { type: 'sponsored' }))
    expect(structuredData(page)).toMatchObject({ '@graph': [{ '@type': 'AdvertiserContentArticle' }, {}] })
  })

  it('of a story in another language: which', () => {
    const page = fixtureArticlePage(fixtureArticle('1', { language: { lang: 'he', dir: 'rtl' } }))
    expect(structuredData(page)).toMatchObject({ '@graph': [{ inLanguage: 'he' }, {}] })
  })

  it('of an episode: its podcast and its recording', () => {
    const file = fixtureMedia('tide', { scheme: 'audio', src: '/media/tide.mp3', mimeType: 'audio/mpeg', size: 9 })
    const recording = { ...file, duration: 1699.6, waveform: [] }
    const show = pageFixture().references.shows['slack-tide'] ?? null
    const page = fixtureArticlePage(fixtureArticle('1', { type: 'episode' }), {
      episode: { recording, chapters: [], transcript: null, season: 2, number: 5, kind: 'full' },
      references: { ...noReferences, episodes: { 1: { show, platforms: [], sound: null } } },
    })
    expect(structuredData(page)).toMatchObject({
      '@graph': [
        { '@type': 'NewsArticle' },
        {
          '@type': 'PodcastEpisode',
          timeRequired: 'PT1700S',
          episodeNumber: 5,
          partOfSeason: { '@type': 'PodcastSeason', seasonNumber: 2 },
          partOfSeries: {
            '@type': 'PodcastSeries',
            name: 'Slack Tide',
            webFeed: 'http://localhost:3001/podcasts/slack-tide/feed.xml',
          },
          associatedMedia: {
            contentUrl: 'http://localhost:3001/media/tide.mp3',
            encodingFormat: 'audio/mpeg',
            contentSize: '9',
            duration: 'PT1700S',
          },
        },
        {},
      ],
    })
  })

  it('of a section: where it lies', () => {
    expect(structuredData(fixtureSection([]))).toMatchObject({
      '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'City Hall' }] }],
    })
  })

  it('cannot end the element that it stands in', () => {
    const json = scriptJson({ headline: '</script><script>alert(1)</script>' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ headline: '</script><script>alert(1)</script>' })
  })
})
