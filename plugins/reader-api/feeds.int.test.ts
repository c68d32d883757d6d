import { describe, expect, it } from '@jest/globals'
import { postDefaults } from './newsroom.fixtures.ts'
import { readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, get } = readerNewsroom()

describe('feeds and sitemaps', () => {
  it('the newest posts, whole', async () => {
    const { body } = await get('feed')
    expect(body).toMatchObject({
      title: 'The Test Times',
      path: '/',
      articles: [{ headline: 'Park opens', wordCount: 5 }],
    })
    expect(body.tags).toContain('posts')
    expect(Object.keys(body.references.media)).toEqual([String(newsroom().inBody.id)])
  })

  it('of a section; 404 for one that readers cannot see', async () => {
    const { body } = await get('feed?section=news')
    expect(body).toMatchObject({ title: 'News', path: '/section/news', articles: [{ headline: 'Park opens' }] })
    expect((await get('feed?section=secret-section')).status).toBe(404)
  })

  it('of a tag and of an author', async () => {
    const { body } = await get('feed?author=ana-ames')
    expect(body).toMatchObject({ path: '/author/ana-ames', articles: [{ headline: 'Park opens' }] })
    expect((await get('feed?tag=none')).status).toBe(404)
    expect((await get('feed?tag=none&author=ana-ames')).status).toBe(400)
  })

  it('of the posts for the news aggregator', async () => {
    const { payload } = app()
    const headlines = async () =>
      (await get('feed?aggregator=1')).body.articles.map(({ headline }: { headline: string }) => headline)
    expect(await headlines()).toEqual(['Park opens'])
    const data = { ...postDefaults, headline: 'Ours alone', sendToAggregator: false, _status: 'published' as const }
    const { id } = await payload.create({ collection: 'posts', data })
    expect(await headlines()).toEqual(['Park opens'])
    expect((await get('feed?aggregator=1&section=news')).status).toBe(400)
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
  })

  it('of a section at the address that it had before', async () => {
    const { payload } = app()
    const data = { name: 'Old name', slug: 'old-name', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'sections', data, draft: false })
    await payload.update({ collection: 'sections', id, data: { _status: 'published', slug: 'new-name' } })
    const { status, body } = await get('feed?section=old-name')
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Old name', path: '/section/new-name' })
    expect(body.tags).toContain('address:/section/old-name')
    await payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
  })

  it('every address once, in parts', async () => {
    const { body } = await get('sitemap')
    const parts = Array.from({ length: body.parts }, (_, index) => get(`sitemap?part=${index + 1}`))
    const paths = (await Promise.all(parts)).flatMap((part) =>
      part.body.entries.map(({ path }: { path: string }) => path),
    )
    expect(paths.sort()).toEqual([
      '/',
      '/2026/01/02/park-opens',
      '/about',
      '/author/ana-ames',
      '/podcasts',
      '/podcasts/our-show',
      '/section/news',
      '/tag/parks',
    ])
    expect((await get(`sitemap?part=${body.parts + 1}`)).status).toBe(404)
  })

  it('news of the last 48 hours only', async () => {
    const { payload } = app()
    const fresh = await payload.create({
      collection: 'posts',
      data: { ...postDefaults, headline: 'Fresh', _status: 'published' },
    })
    const { body } = await get('news-sitemap')
    expect(body.posts.map(({ headline }: { headline: string }) => headline)).toEqual(['Fresh'])
    await payload.update({ collection: 'posts', id: fresh.id, data: { _status: 'draft' } })
  })
})
