import { describe, expect, it } from '@jest/globals'
import { parseFeed } from 'podcast-partytime'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { noReferences } from '#contract/noReferences.ts'
import type { ReaderRecording } from '#contract/reader.schema.ts'
import type { ReaderPodcast } from '#contract/readerApi.schema.ts'
import { block, fixtureArticle, fixtureMedia, fixtureSite } from '../testing/readerFixtures.ts'
import { episodePart } from './episodePart.ts'
import { type ParsedElement, parseXml, podcastFeedFaults } from './podcastFeed.fixtures.ts'
import { podcastFeed } from './podcastFeed.ts'

const recording: ReaderRecording = {
  ...fixtureMedia('41', { scheme: 'audio', src: '/media/tide 41.mp3', mimeType: 'audio/mpeg', size: 4_096_000 }),
  duration: 1699.6,
  waveform: [],
}

const heard = {
  recording,
  guid: 'buzz-41',
  season: 2,
  number: 5,
  kind: 'bonus' as const,
  chapters: [{ start: 130, title: 'The wall' }],
  transcriptType: 'text/vtt' as const,
  people: [
    { name: 'Ida Okafor', role: 'Host', url: '/author/ida-okafor', portrait: fixtureMedia('ida') },
    { name: 'Bo Beck', role: 'Guest', url: null, portrait: null },
    { name: 'Lee Lum', role: 'Photography', url: null, portrait: null },
  ],
}

const podcastOf = (change: Partial<ReaderPodcast> = {}): ReaderPodcast => ({
  site: fixtureSite,
  path: '/podcasts/slack-tide',
  show: {
    id: '9',
    name: 'Slack Tide',
    url: '/podcasts/slack-tide',
    description: 'The town, by ear.',
    logo: fixtureMedia('cover'),
    wideLogo: null,
    themeColor: null,
    platforms: [],
  },
  feed: {
    category: 'Society & Culture/Documentary',
    isExplicit: false,
    isSerial: false,
    email: 'tide@courier.example',
    guid: '4f76c9cb-6341-5877-a41d-26b199562c70',
  },
  episodes: [{ ...heard, article: fixtureArticle('41', { type: 'episode', image: fixtureMedia('wall') }) }],
  references: noReferences,
  tags: [],
  ...change,
})

const feedOf = (podcast: ReaderPodcast) => podcastFeed(podcast, pageFixture())
const withEpisode = (change: Partial<ReaderPodcast['episodes'][number]>): ReaderPodcast => {
  const { episodes } = podcastOf()
  return podcastOf({ episodes: episodes.map((episode) => ({ ...episode, ...change })) })
}

const all = (element: ParsedElement, name: string): ParsedElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
]
const one = (xml: string, name: string) => all(parseXml(xml), name)[0]

describe('the feed of a show', () => {
  it('keeps every rule of podcast directories', () => {
    expect(podcastFeedFaults(feedOf(podcastOf()))).toEqual([])
  })

  it('keeps them without all that may be missing', () => {
    const bare = podcastOf({ feed: { ...podcastOf().feed, category: null, isExplicit: true, email: '' }, episodes: [] })
    expect(podcastFeedFaults(feedOf(bare))).toEqual([])
    const article = fixtureArticle('41', { dek: '', authors: [], blocks: [] })
    const plain = withEpisode({
      article,
      chapters: [],
      transcriptType: null,
      recording: { ...recording, duration: null },
    })
    expect(podcastFeedFaults(feedOf(plain))).toEqual([])
  })

  it('is checked by rules that find faults', () => {
    const faults = podcastFeedFaults(feedOf(podcastOf({ show: { ...podcastOf().show, logo: null, name: '' } })))
    expect(faults).toContain('The channel has no title')
    expect(faults).toContain('The channel has no cover')
    expect(podcastFeedFaults(feedOf(withEpisode({ recording: { ...recording, size: null } })))).toEqual([
      'Council votes to keep the night ferry running through the winter: the enclosure has no length',
    ])
  })

  it('names the file with its whole address, its bytes and its type', () => {
    expect(one(feedOf(podcastOf()), 'enclosure')?.attributes).toEqual({
      url: 'http://localhost:3001/media/tide%2041.mp3',
      length: '4096000',
      type: 'audio/mpeg',
    })
    const m4a = withEpisode({ recording: { ...recording, mimeType: 'audio/mp4' } })
    expect(one(feedOf(m4a), 'enclosure')?.attributes.type).toBe('audio/x-m4a')
  })

  it('tells the length in whole seconds, the category with its parent, and the cover as a square', () => {
    const xml = feedOf(podcastOf())
    expect(one(xml, 'itunes:duration')?.text).toBe('1700')
    expect(all(parseXml(xml), 'itunes:category').map(({ attributes }) => attributes.text)).toEqual([
      'Society & Culture',
      'Documentary',
    ])
    expect(one(xml, 'itunes:image')?.attributes.href).toBe('http://localhost:3001/share/50-50/cover/cover.jpg')
  })

  it('leads to the chapters and to the transcript', () => {
    const xml = feedOf(podcastOf())
    expect(one(xml, 'podcast:chapters')?.attributes).toEqual({
      url: 'http://localhost:3001/podcasts/slack-tide/41/chapters.json',
      type: 'application/json+chapters',
    })
    expect(one(xml, 'podcast:transcript')?.attributes).toEqual({
      url: 'http://localhost:3001/podcasts/slack-tide/41/transcript.vtt',
      type: 'text/vtt',
      language: 'en',
    })
  })

  it('has the identities that are stored, whatever the names and addresses are', () => {
    const renamed = podcastOf({
      path: '/podcasts/new',
      show: { ...podcastOf().show, name: 'New', url: '/podcasts/new' },
    })
    const identities = ['podcast:guid', 'guid'].map((name) => one(feedOf(renamed), name)?.text)
    expect(identities).toEqual(['4f76c9cb-6341-5877-a41d-26b199562c70', 'buzz-41'])
  })

  it('is understood by the parser of the Podcast Index, with all that is in it', () => {
    const parsed = parseFeed(feedOf(podcastOf({ feed: { ...podcastOf().feed, isSerial: true } })))
    expect(parsed).toMatchObject({
      guid: '4f76c9cb-6341-5877-a41d-26b199562c70',
      itunesType: 'serial',
      medium: 'podcast',
    })
    expect(parsed?.items).toMatchObject([
      {
        guid: 'buzz-41',
        duration: 1700,
        enclosure: { length: 4_096_000, type: 'audio/mpeg' },
        itunesSeason: 2,
        itunesEpisode: 5,
        itunesEpisodeType: 'bonus',
        podcastSeason: { number: 2 },
        podcastEpisode: { number: 5 },
        podcastTranscripts: [{ type: 'text/vtt' }],
        podcastChapters: { type: 'application/json+chapters' },
        podcastPeople: [
          {
            name: 'Ida Okafor',
            role: 'Host',
            group: 'Cast',
            href: 'http://localhost:3001/author/ida-okafor',
            img: 'http://localhost:3001/share/50-50/cover/ida.jpg',
          },
          { name: 'Bo Beck', role: 'Guest', group: 'Cast' },
        ],
      },
    ])
  })

  it('shows hostile texts as texts', () => {
    const hostile = ']]></title><script>alert(1)</script> & "quoted" \u0000\uFFFE'
    const xml = feedOf(
      podcastOf({
        show: { ...podcastOf().show, name: hostile, description: hostile },
        episodes: [
          {
            article: fixtureArticle('1', { headline: hostile, dek: hostile, blocks: [block('paragraph', hostile)] }),
            ...heard,
          },
        ],
      }),
    )
    expect(podcastFeedFaults(xml)).toEqual([])
    expect(all(parseXml(xml), 'script')).toEqual([])
    expect(one(xml, 'title')?.text).toBe(']]></title><script>alert(1)</script> & "quoted" ')
    expect(one(xml, 'content:encoded')?.text).not.toContain('<script')
  })
})

describe('the parts of an episode that apps read', () => {
  const chapters = [{ start: 130, title: 'The "wall"' }]
  const vtt = { type: 'text/vtt', text: '\uFEFF\nWEBVTT\n' } as const

  it('are its chapters, in the JSON of the Podcast Index', () => {
    const part = episodePart({ chapters, transcript: null, tags: ['post:1'] }, 'chapters.json')
    expect(part).toMatchObject({ type: 'application/json+chapters', tags: ['post:1'] })
    expect(JSON.parse(part?.text ?? '')).toEqual({
      version: '1.2.0',
      chapters: [{ startTime: 130, title: 'The "wall"' }],
    })
  })

  it('are its transcript, in the type that it has', () => {
    const episode = { chapters: [], transcript: vtt, tags: [] }
    expect(episodePart(episode, 'transcript.vtt')).toMatchObject({ type: 'text/vtt', text: 'WEBVTT\n' })
    expect(episodePart(episode, 'transcript.txt')).toBeNull()
  })

  it.each(['chapters.json', 'transcript.vtt', 'transcript.txt', 'other', '__proto__'])(
    'are nothing where it has none: %s',
    (part) => expect(episodePart({ chapters: [], transcript: null, tags: [] }, part)).toBeNull(),
  )
})
