import { beforeAll, describe, expect, it } from '@jest/globals'
import { wavOf } from '#plugins/media-library/file/recordings.fixtures.ts'
import { createPerson } from '#tests/integration/people.ts'
import { paragraph, postDefaults, richText } from './newsroom.fixtures.ts'
import { articlePath, readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, get, page: pageAt } = readerNewsroom()
const published = { _status: 'published' as const }
const uuid5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.'

async function makeRecording(name: string, waveform: number[]): Promise<number> {
  const data = wavOf(16, [1])
  const { id } = await app().payload.create({
    collection: 'media',
    data: { duration: 61.4, waveform },
    file: { data, mimetype: 'audio/wav', name, size: data.length },
  })
  return id
}

let made = 0

async function makeEpisode(change: Record<string, unknown>) {
  made += 1
  return app().payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      type: 'episode',
      headline: `Episode ${made}`,
      body: richText(paragraph('Notes.')),
      sections: [newsroom().news.id],
      tags: [newsroom().tag.id],
      publishDateTime: `2026-01-${String(made).padStart(2, '0')}T20:00:00.000Z`,
      ...published,
      ...change,
    },
  })
}

let recording: number
let ids: Record<'own' | 'led' | 'silent' | 'draft', string>

beforeAll(async () => {
  recording = await makeRecording('forty.wav', [0, 50, 100])
  const leading = await makeRecording('old.wav', [])
  const { id: show } = newsroom().show
  const own = await makeEpisode({
    show,
    audio: recording,
    chapters: [
      { start: '1:02:10', title: 'Late' },
      { start: '2:10', title: ' Early ' },
    ],
    transcript: vtt,
    season: 2,
    episodeNumber: 41,
    episodeType: 'bonus',
  })
  // As older episodes are: the recording leads the post, and the show is one of its sections.
  const led = await makeEpisode({ featuredMedia: leading, sections: [newsroom().news.id, show] })
  const silent = await makeEpisode({ show, transcript: 'Only words.' })
  const draft = await makeEpisode({ show, audio: recording, _status: 'draft' })
  // A story about the show is no episode.
  await makeEpisode({ type: 'article', sections: [newsroom().news.id, show] })
  ids = { own: String(own.id), led: String(led.id), silent: String(silent.id), draft: String(draft.id) }
})

describe('the page of an episode', () => {
  it('has its recording with length and waveform, its chapters in order, and its transcript', async () => {
    const { page, tags } = await pageAt('/2026/01/01/episode-1')
    expect(page.episode).toMatchObject({
      recording: { scheme: 'audio', src: '/media/forty.wav', duration: 61.4, waveform: [0, 50, 100] },
      chapters: [
        { start: 130, title: 'Early' },
        { start: 3730, title: 'Late' },
      ],
      transcript: { type: 'text/vtt', text: vtt },
      season: 2,
      number: 41,
      kind: 'bonus',
    })
    expect(tags).toContain(`media:${recording}`)
  })

  it('has the recording that leads it where it has none of its own', async () => {
    const { page } = await pageAt('/2026/01/02/episode-2')
    expect(page.episode).toMatchObject({ recording: { src: '/media/old.wav' }, chapters: [], transcript: null })
  })

  it('has none where there is none, and other posts have no such part', async () => {
    const { page } = await pageAt('/2026/01/03/episode-3')
    expect(page.episode).toMatchObject({ recording: null, transcript: { type: 'text/plain', text: 'Only words.' } })
    expect((await pageAt(articlePath)).page.episode).toBeNull()
  })
})

describe('the page of a show', () => {
  it('lists the episodes that name it or stand in it, with their lengths, and no other posts', async () => {
    const { page, tags } = await pageAt('/podcasts/our-show')
    expect(page.listing.posts.map(({ id }: { id: string }) => id)).toEqual([ids.silent, ids.led, ids.own])
    const plain = { season: null, number: null, kind: 'full' }
    expect(page.episodes).toEqual({
      [ids.own]: { season: 2, number: 41, kind: 'bonus', sound: { src: '/media/forty.wav', duration: 61.4 } },
      [ids.led]: { ...plain, sound: { src: '/media/old.wav', duration: 61.4 } },
      [ids.silent]: { ...plain, sound: null },
    })
    expect(tags).toContain(`posts:section:${newsroom().show.id}`)
    expect((await pageAt('/section/news')).page.episodes).toEqual({})
  })
})

describe('a feed of stories', () => {
  it('has the recordings of its episodes, and of nothing else', async () => {
    const { body } = await get('feed')
    expect(body.recordings).toMatchObject({
      [ids.own]: { scheme: 'audio', duration: 61.4 },
      [ids.led]: { src: '/media/old.wav' },
    })
    expect(Object.keys(body.recordings)).toHaveLength(2)
  })
})

describe('the feed of a show', () => {
  it('has the episodes that can be heard, without their transcripts', async () => {
    const { body } = await get('podcast?show=our-show')
    expect(body).toMatchObject({
      path: '/podcasts/our-show',
      show: { name: 'Our Show' },
      feed: { category: 'News', isExplicit: false, isSerial: false, email: '', guid: expect.stringMatching(uuid5) },
    })
    expect(body.episodes).toMatchObject([
      { article: { id: ids.led }, recording: { src: '/media/old.wav' }, chapters: [], transcriptType: null },
      { article: { id: ids.own }, recording: { duration: 61.4 }, transcriptType: 'text/vtt' },
    ])
    expect(body.episodes).toMatchObject([
      { season: null, number: null, kind: 'full' },
      { season: 2, number: 41, kind: 'bonus' },
    ])
    expect(JSON.stringify(body)).not.toContain('Good morning')
    expect(body.tags).toEqual(expect.arrayContaining([`posts:section:${newsroom().show.id}`, 'settings']))
  })

  it('answers at the address that the show had before', async () => {
    const data = { name: 'Second', slug: 'second', type: 'show' as const, ...published }
    const { id } = await app().payload.create({ collection: 'sections', data })
    await app().payload.update({ collection: 'sections', id, data: { slug: 'second-show', ...published } })
    const { status, body } = await get('podcast?show=second')
    expect([status, body.path, body.episodes]).toEqual([200, '/podcasts/second-show', []])
    await app().payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
  })

  it('names its authors as hosts, and contributors by their roles, each with a portrait', async () => {
    const { payload } = app()
    const role = await payload.create({ collection: 'contributor-roles', data: { name: 'Guest' } })
    const [ana, gus] = await Promise.all(
      ['Ana Host', 'Gus Guest'].map((name) =>
        payload.create({ collection: 'authors', data: { name, slug: '', portrait: newsroom().photo.id } }),
      ),
    )
    const data = {
      authors: [ana?.id ?? 0],
      oneOffAuthors: ['Once'],
      contributors: [{ author: gus?.id ?? 0, role: role.id }],
    }
    await payload.update({ collection: 'posts', id: ids.own, data: { ...data, ...published } })
    const { body } = await get('podcast?show=our-show')
    const portrait = { id: String(newsroom().photo.id) }
    expect(
      body.episodes.find(({ article }: { article: { id: string } }) => article.id === ids.own).people,
    ).toMatchObject([
      { name: 'Ana Host', role: 'Host', url: '/author/ana-host', portrait },
      { name: 'Once', role: 'Host', url: null, portrait: null },
      { name: 'Gus Guest', role: 'Guest', url: '/author/gus-guest', portrait },
    ])
  })

  it('keeps the identity of the show when its address changes, and takes the one of a feed from elsewhere', async () => {
    const { payload } = app()
    const guid = '917393e3-1b1e-5cef-ace4-edaa54e1f810'
    const data = { name: 'Third', type: 'show' as const, ...published }
    const made = await payload.create({ collection: 'sections', data: { ...data, slug: 'third' } })
    expect(made.meta?.podcastGuid).toMatch(uuid5)
    const moved = await payload.update({
      collection: 'sections',
      id: made.id,
      data: { slug: 'third-two', ...published },
    })
    expect(moved.meta?.podcastGuid).toBe(made.meta?.podcastGuid)
    const emptied = await payload.update({
      collection: 'sections',
      id: made.id,
      data: { meta: { podcastGuid: '' } },
      draft: true,
    })
    expect(emptied.meta?.podcastGuid).toBe(made.meta?.podcastGuid)
    const brought = await payload.create({
      collection: 'sections',
      data: { ...data, slug: 'brought', meta: { podcastGuid: guid } },
    })
    expect(brought.meta?.podcastGuid).toBe(guid)
    const faulty = payload.update({
      collection: 'sections',
      id: made.id,
      data: { meta: { podcastGuid: 'x' }, ...published },
    })
    await expect(faulty).rejects.toMatchObject({ data: { errors: [{ path: 'meta.podcastGuid' }] } })
    for (const { id } of [made, brought]) {
      await payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
    }
  })

  it('is not there for a section, for a show that readers cannot see, and for none', async () => {
    const statuses = await Promise.all(
      ['news', 'second-show', 'none'].map(async (slug) => (await get(`podcast?show=${slug}`)).status),
    )
    expect(statuses).toEqual([404, 404, 404])
    expect((await get('podcast')).status).toBe(400)
  })
})

describe('the parts of an episode', () => {
  it('are its chapters and its transcript', async () => {
    const { body } = await get(`episode?id=${ids.own}`)
    expect(body).toMatchObject({ chapters: [{ title: 'Early' }, { title: 'Late' }], transcript: { type: 'text/vtt' } })
    expect(body.tags).toContain(`post:${ids.own}`)
  })

  it('are not there for what readers cannot see, and for posts of other types', async () => {
    const statuses = await Promise.all(
      [ids.draft, newsroom().post.id, 999_999].map(async (id) => (await get(`episode?id=${id}`)).status),
    )
    expect(statuses).toEqual([404, 404, 404])
    expect((await get('episode?id=x')).status).toBe(400)
  })
})

describe('what an episode stores', () => {
  it('is an identity of its own that nobody can change, and a copy has another one', async () => {
    const find = (id: number) => app().payload.findByID({ collection: 'posts', id, draft: true })
    const { id, guid } = await makeEpisode({ _status: 'draft' })
    expect(guid).toMatch(/^[0-9a-f-]{36}$/)
    const change = {
      guid: 'another',
      headline: 'Other',
      slug: 'other-address',
      publishDateTime: '2026-02-01T20:00:00.000Z',
    }
    const actor = await createPerson(app().payload, ['UPDATE_POST', 'CREATE_POST'])
    await app().payload.update({
      collection: 'posts',
      id,
      data: change,
      draft: true,
      overrideAccess: false,
      user: actor,
    })
    expect(await find(id)).toMatchObject({ headline: 'Other', guid })
    for (const type of ['article', 'episode'] as const) {
      await app().payload.update({ collection: 'posts', id, data: { type, guid: null }, draft: true })
    }
    expect(await find(id)).toMatchObject({ type: 'episode', guid })
    const copy = await app().payload.duplicate({ collection: 'posts', id })
    expect(copy.guid).toMatch(/^[0-9a-f-]{36}$/)
    expect(copy.guid).not.toBe(guid)
  })

  it.each([0, -1, 1.5])('is no episode number %d', async (episodeNumber) => {
    await expect(makeEpisode({ episodeNumber })).rejects.toMatchObject({
      data: { errors: [{ path: 'episodeNumber' }] },
    })
  })

  it.each(['', 'soon', '2:75'])('is no chapter that begins at %j', async (start) => {
    const faulty = makeEpisode({ chapters: [{ start, title: 'One' }] })
    await expect(faulty).rejects.toMatchObject({ data: { errors: [{ path: 'chapters.0.start' }] } })
  })

  it('is the type of its transcript, whichever one an API client names', async () => {
    const { id } = await makeEpisode({ transcript: vtt, transcriptType: 'text/plain', _status: 'draft' })
    const stored = await app().payload.findByID({ collection: 'posts', id, draft: true })
    expect(stored.transcriptType).toBe('text/vtt')
    const emptied = await app().payload.update({ collection: 'posts', id, data: { transcript: '' }, draft: true })
    expect(emptied.transcriptType).toBeNull()
  })
})
