import { describe, expect, it } from '@jest/globals'
import { fixtureArticle, fixtureArticlePage, fixtureMedia, fixtureSection } from '../testing/readerFixtures.ts'
import { scriptJson, structuredData } from './structuredData.ts'

describe('what search engines are told', () => {
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
          dateModified: '2026-01-09T19:30:00.000Z',
          image: ['http://localhost:3001/_next/image?url=%2Fmedia%2Fferry.jpg&w=1536&q=75'],
          author: [
            { name: 'Ana Ruiz', url: 'http://localhost:3001/author/ana-ruiz' },
            { name: 'Bo Lind', url: undefined },
          ],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'The Alder Bay Courier', item: 'http://localhost:3001/' },
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
          image: [image],
          [scheme]: { '@type': type, contentUrl: 'http://localhost:3001/media/crossing.bin', thumbnailUrl: image },
        },
        {},
      ],
    })
    const without = structuredData(fixtureArticlePage(fixtureArticle('1', { featuredMedia })))
    expect(without).toMatchObject({ '@graph': [{ image: undefined }, {}] })
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
    const featuredMedia = fixtureMedia('tide', { scheme: 'audio', src: '/media/tide.mp3' })
    const page = fixtureArticlePage(fixtureArticle('1', { type: 'episode', featuredMedia }))
    expect(structuredData(page)).toMatchObject({
      '@graph': [
        { '@type': 'NewsArticle' },
        { '@type': 'PodcastEpisode', associatedMedia: { contentUrl: 'http://localhost:3001/media/tide.mp3' } },
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
