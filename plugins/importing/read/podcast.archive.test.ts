import { describe, expect, it } from '@jest/globals'
import type { ImportDocument } from '../import.types.ts'
import { openPodcastFeed } from './podcast.archive.ts'
import { plainItem, podcastFeedOf, podcastGuid, wholeItem } from './podcastFeed.fixtures.ts'
import { temporaryFiles } from './temporaryFile.fixtures.ts'

const host = 'https://old.test'
const open = async (text: string) => openPodcastFeed([await temporaryFiles({ 'feed.xml': text })])

async function documentsOf(items: string): Promise<ImportDocument[]> {
  const documents: ImportDocument[] = []
  for await (const document of (await open(podcastFeedOf(host, items))).documents()) documents.push(document)
  return documents
}

describe('the feed of a podcast', () => {
  it('is a show with its identity, its cover, and the addresses that it had', async () => {
    const { terms, roles, total } = await open(podcastFeedOf(host, wholeItem(host)))
    expect(terms.sections).toEqual([
      {
        key: `podcast:${podcastGuid}:show:`,
        name: 'Ebb & Flow',
        slug: 'ebb-and-flow',
        description: 'The town, by ear.',
        show: {
          categories: ['Society & Culture/Documentary', 'Society & Culture'],
          isExplicit: false,
          isSerial: true,
          email: 'ebb@old.test',
          guid: podcastGuid,
          logo: expect.objectContaining({ url: `${host}/cover.png` }),
          oldPaths: ['/shows/ebb'],
          oldFeeds: ['/feeds/ebb.xml'],
        },
      },
    ])
    expect(terms.authors.map(({ name }) => name)).toEqual(['Ana Host', 'Gus Guest'])
    expect(terms.tags.map(({ name }) => name)).toEqual(['harbor', 'dredging'])
    expect([roles, total]).toEqual([['guest'], 1])
  })

  it('is a post for each episode, with all that its tags say', async () => {
    const [document] = await documentsOf(wholeItem(host))
    expect(document).toMatchObject({
      key: `podcast:${podcastGuid}:episode:Buzz-41`,
      title: 'The "wall"',
      dek: 'A short word about the wall.',
      body: { format: 'html', text: expect.stringContaining('<ul><li>One') },
      publishedAt: '2020-01-02T11:04:05.000Z',
      oldPaths: ['/ebb/the-wall'],
      contributors: [{ author: expect.stringContaining('gus-guest'), role: 'guest' }],
      language: 'en-us',
      episode: {
        guid: 'Buzz-41',
        audio: { url: `${host}/audio/wall.mp3`, mimeType: 'audio/mpeg' },
        season: 2,
        number: 5,
        kind: 'bonus',
        chaptersUrl: `${host}/wall.chapters`,
        transcript: { url: `${host}/wall.srt` },
      },
      remarks: [{ kind: 'skipped', what: 'element of an episode: podcast:soundbite' }],
    })
  })

  it('keeps plain notes in their lines, and their signs', async () => {
    const [document] = await documentsOf(plainItem(host, 'one'))
    expect(document?.body).toEqual({
      format: 'text',
      paragraphs: ['First line.', 'Second line, with 1 < 2 and https://old.test.'],
    })
  })

  it('has chapters out of the feed itself', async () => {
    const chapters = `<psc:chapters><psc:chapter start="00:01:02.500" title="A"/><psc:chapter start="x" title="B"/>
      <psc:chapter start="70" title="C"/><psc:chapter start="9"/></psc:chapters>`
    const [document] = await documentsOf(plainItem(host, 'one', chapters))
    expect(document?.episode?.chapters).toEqual([
      { start: 62.5, title: 'A' },
      { start: 70, title: 'C' },
    ])
  })

  it('says what an episode lacks, and what is no recording', async () => {
    const bare = '<item><title>Bare</title><guid>b</guid></item>'
    const film = `<item><title>Film</title><guid>f</guid><enclosure url="${host}/a.mp4" type="video/mp4"/></item>`
    const documents = await documentsOf(bare + film)
    expect(documents.map(({ remarks }) => remarks.map(({ what }) => what))).toEqual([
      ['without a date that can be read: dated on the day of the import', 'episode without a recording'],
      [
        'without a date that can be read: dated on the day of the import',
        `enclosure that is no recording: video/mp4 ${host}/a.mp4`,
      ],
    ])
  })

  it('has an episode once, however often it is in the feed', async () => {
    expect(await documentsOf(plainItem(host, 'one') + plainItem(host, 'one'))).toHaveLength(1)
  })

  it.each([
    ['cut off', podcastFeedOf(host, wholeItem(host)).slice(0, -30), /feed\.xml: line \d+, column \d+/],
    ['another document', '<html><body/></html>', /expected <rss> and found <html>/],
    ['of nothing', '<rss><channel/></rss>', /is no feed of a podcast/],
    ['locked', podcastFeedOf(host, '', '<podcast:locked owner="a@b.c">yes</podcast:locked>'), /locked by its owner/],
  ])('stops the import before it begins where it is %s', async (_, text, message) => {
    await expect(open(text)).rejects.toThrow(message)
  })

  it('has the hosts of the show in episodes that name nobody, and says what is left of the show', async () => {
    const more = '<podcast:person>Ana Host</podcast:person><podcast:funding url="https://a.test">Give</podcast:funding>'
    const archive = await open(podcastFeedOf(host, plainItem(host, 'one') + wholeItem(host), more))
    const authors: unknown[] = []
    for await (const { terms } of archive.documents()) authors.push(terms.authors)
    const ana = [`podcast:${podcastGuid}:author:ana-host`]
    expect(authors).toEqual([ana, ana])
    expect(archive.remarks).toEqual([{ kind: 'skipped', what: 'element of the show: podcast:funding', count: 1 }])
    expect(archive.library.map(({ url }) => url)).toEqual([`${host}/audio/one.mp3`, `${host}/audio/wall.mp3`])
  })

  it('goes without an identity that is none', async () => {
    const { terms, remarks } = await open(podcastFeedOf(host, '').replace(podcastGuid, 'Ebb 1'))
    expect(terms.sections[0]).toMatchObject({ key: `podcast:${host}/feeds/ebb.xml:show:`, show: { guid: '' } })
    expect(remarks).toMatchObject([{ what: 'element of the show: podcast:guid that is none: Ebb 1' }])
  })

  it('has older episodes in further files, and says where they are when it is alone', async () => {
    const next = `<atom:link rel="next" href="${host}/feeds/ebb.xml?page=2"/>`
    const first = await temporaryFiles({ 'one.xml': podcastFeedOf(host, plainItem(host, 'one'), next) })
    const second = await temporaryFiles({ 'two.xml': podcastFeedOf(host, plainItem(host, 'two')) })
    expect((await openPodcastFeed([first])).remarks).toMatchObject([{ what: expect.stringContaining('page=2') }])
    const whole = await openPodcastFeed([first, second])
    expect([whole.total, whole.remarks]).toEqual([2, []])
  })
})
