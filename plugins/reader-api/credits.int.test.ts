import { beforeAll, describe, expect, it } from '@jest/globals'
import { cacheTag } from '#contract/cacheTag.ts'
import { postDefaults } from './newsroom.fixtures.ts'
import { articlePath, readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, page, get } = readerNewsroom()
const published = { _status: 'published' as const }

const update = (data: Record<string, unknown>) =>
  app().payload.update({ collection: 'posts', id: newsroom().post.id, data: { ...data, ...published } })

beforeAll(async () => {
  const { payload } = app()
  await payload.update({
    collection: 'authors',
    id: newsroom().author.id,
    data: {
      role: 'Parks reporter',
      contact: 'ana@times.test',
      links: [{ label: 'Bluesky', url: 'https://bsky.test/ana' }],
    },
  })
})

describe('corrections and updates of a post', () => {
  const correction = { kind: 'correction', date: '2026-01-03T18:00:00.000Z', text: 'It took nine years.' } as const
  const update1 = { kind: 'update', date: '2026-01-04T18:00:00.000Z' } as const
  const before = { kind: 'clarification', date: '2026-01-01T18:00:00.000Z', text: 'Said before it came out.' } as const

  it('come with its page and in the feed, the newest first; an update without words only moves the time', async () => {
    await update({ corrections: [before, correction, update1] })
    const { article } = (await page(articlePath)).page
    expect(article.corrections).toEqual([correction, before])
    expect(article.updated).toBe(update1.date)
    expect((await get('feed')).body.articles[0]).toMatchObject({ corrections: [correction, before] })
  })

  it('leave the time of the update alone when the post is only saved and published again', async () => {
    await update({ corrections: [correction] })
    await update({ headline: 'Park opens' })
    expect((await page(articlePath)).page.article.updated).toBe(correction.date)
    await update({ corrections: [before] })
    expect((await page(articlePath)).page.article.updated).toBeNull()
  })

  it('say what was wrong, unless they are updates', async () => {
    const wordless = update({ corrections: [{ kind: 'correction', date: correction.date, text: ' ' }] })
    await expect(wordless).rejects.toMatchObject({ data: { errors: [{ path: 'corrections.0.text' }] } })
  })

  it('are not taken over by a copy of the post', async () => {
    await update({ corrections: [correction] })
    const copy = await app().payload.duplicate({ collection: 'posts', id: newsroom().post.id, data: {} })
    expect(copy.corrections).toEqual([])
  })
})

describe('who made a post', () => {
  it('is introduced with what readers may know; contributors come by role, sources with their addresses', async () => {
    const { payload } = app()
    const bo = await payload.create({ collection: 'authors', data: { name: 'Bo Beck', email: 'bo@citydesk.test' } })
    const photos = await payload.create({ collection: 'contributor-roles', data: { name: 'Photography' } })
    const wire = await payload.create({
      collection: 'post-sources',
      data: { name: 'Coast Wire', url: 'https://wire.test/' },
    })
    const people = [bo.id, newsroom().author.id]
    const contributors = people.map((author) => ({ author, role: photos.id }))
    await update({ contributors, sources: [wire.id] })
    const { page: found, tags } = await page(articlePath)
    const ana = { name: 'Ana Ames', url: '/author/ana-ames' }
    expect(found.credits).toMatchObject({
      authors: [
        {
          ...ana,
          role: 'Parks reporter',
          bio: 'Writes.',
          contact: 'ana@times.test',
          portrait: { id: String(newsroom().photo.id) },
          links: [{ label: 'Bluesky', href: 'https://bsky.test/ana' }],
        },
      ],
      contributors: [{ role: 'Photography', people: [{ name: 'Bo Beck', url: '/author/bo-beck' }, ana] }],
      sources: [{ name: 'Coast Wire', url: 'https://wire.test/' }],
    })
    const expected = [cacheTag.author(bo.id), cacheTag.contributorRole(photos.id), cacheTag.postSource(wire.id)]
    expect(tags).toEqual(expect.arrayContaining(expected))
    expect(JSON.stringify(found)).not.toContain('@citydesk.test')
  })
})

describe('where a post and a section stand', () => {
  it('is below the section that theirs is part of', async () => {
    const { payload } = app()
    const parent = newsroom().news.id
    const parks = await payload.create({ collection: 'sections', data: { name: 'Parks', parent, ...published } })
    await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline: 'Swings',
        sections: [parks.id],
        tags: [newsroom().tag.id],
        publishDateTime: '2026-01-05T20:00:00.000Z',
        ...published,
      },
    })
    const news = { label: 'News', href: '/section/news' }
    expect((await page('/2026/01/05/swings')).page.trail).toEqual([news, { label: 'Parks', href: '/section/parks' }])
    expect((await page('/section/parks')).page.trail).toEqual([news])
    expect((await page(articlePath)).page.trail).toEqual([news])
    const lower = payload.create({ collection: 'sections', data: { name: 'Benches', parent: parks.id, ...published } })
    await expect(lower).rejects.toMatchObject({ data: { errors: [{ path: 'parent' }] } })
    const own = payload.update({ collection: 'sections', id: parent, data: { parent, ...published } })
    await expect(own).rejects.toMatchObject({ data: { errors: [{ path: 'parent' }] } })
  })
})

describe('the list of podcasts', () => {
  it('has every show with its newest episode, and every page refers to it', async () => {
    const show = newsroom().show.id
    const episode = {
      ...postDefaults,
      type: 'episode' as const,
      show,
      tags: [newsroom().tag.id],
      sections: [newsroom().news.id],
    }
    for (const day of ['06', '07']) {
      const data = { ...episode, headline: `Day ${day}`, publishDateTime: `2026-01-${day}T20:00:00.000Z`, ...published }
      await app().payload.create({ collection: 'posts', data })
    }
    const { page: found, tags } = await page('/podcasts')
    expect(found).toMatchObject({
      kind: 'podcasts',
      path: '/podcasts',
      shows: [{ show: { name: 'Our Show', url: '/podcasts/our-show' }, newest: { headline: 'Day 07' } }],
    })
    expect(tags).toEqual(expect.arrayContaining([cacheTag.shows, cacheTag.posts]))
    expect((await page('/podcasts/our-show')).page.trail).toEqual([{ label: 'Podcasts', href: '/podcasts' }])
    expect((await page('/')).page.site.hasPodcasts).toBe(true)
    const { entries } = (await get('sitemap?part=1')).body
    expect(entries.map(({ path }: { path: string }) => path)).toContain('/podcasts')
  })

  it('is not there without a show', async () => {
    const { payload } = app()
    await payload.update({ collection: 'sections', id: newsroom().show.id, data: { type: null, ...published } })
    expect((await page('/podcasts')).status).toBe(404)
    const home = await page('/')
    expect(home.page.site.hasPodcasts).toBe(false)
    expect(home.tags).toContain(cacheTag.shows)
    const { entries } = (await get('sitemap?part=1')).body
    expect(entries.map(({ path }: { path: string }) => path)).not.toContain('/podcasts')
  })
})
