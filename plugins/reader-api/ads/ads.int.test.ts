import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { block, paragraph, postDefaults, richText } from '../newsroom.fixtures.ts'
import { readerNewsroom } from '../readerNewsroom.fixtures.ts'

const { app, newsroom, page: pageAt } = readerNewsroom()
const published = { _status: 'published' as const }
const paths = { home: '/', section: '/section/news', tag: '/tag/parks', story: '', own: '' }

const zones = ['homepage', 'section', 'article'].map((page, index) => ({
  position: `${page}.desktop.banner`,
  zoneId: `${100 + index}`,
}))

const ids = { story: 0 }

const set = (ads: object) => app().payload.updateGlobal({ slug: 'settings', data: { ads } })

beforeAll(async () => {
  const { payload } = app()
  const promotion = { heading: 'Join us', url: '/join', publishStatus: 'DRAFT' as const, ...published }
  await payload.create({ collection: 'promotions', data: promotion })
  const write = async (headline: string, ...blocks: Parameters<typeof richText>) => {
    const { news, tag } = newsroom()
    const post = await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline,
        body: richText(...blocks),
        sections: [news.id],
        primarySection: news.id,
        tags: [tag.id],
        publishDateTime: '2026-01-03T12:00:00.000Z',
        ...published,
      },
    })
    return { id: post.id, path: String(post.path) }
  }
  const text = Array.from({ length: 12 }, (_, index) => paragraph(`Paragraph ${index}`))
  ids.story = (await write('A long story', ...text)).id
  paths.story = String((await payload.findByID({ collection: 'posts', id: ids.story })).path)
  paths.own = (await write('A story with its own place', ...text, block('ad'))).path
})

// The page at a path, and the advertisements in its story.
async function read(path: string) {
  const { page }: { page: ReaderPage } = await pageAt(path)
  const blocks = page.kind === 'article' ? page.article.blocks : page.kind === 'home' ? page.blocks : []
  const slots = blocks.flatMap(({ type, props }) => (type === 'ad' ? [String(props.slot)] : []))
  return { slots, ads: page.references.ads, houseAds: page.references.houseAds.length, text: JSON.stringify(page) }
}

describe('advertisements of pages', () => {
  it('leave no trace while they are off', async () => {
    await set({ isEnabled: false, isPlaced: true, networkId: '42', zones })
    for (const path of Object.values(paths)) {
      const { ads, houseAds, text } = await read(path)
      expect({ path, ads, houseAds, hasBlock: text.includes('"type":"ad"') }).toEqual({
        path,
        ads: null,
        houseAds: 0,
        hasBlock: false,
      })
    }
  })

  it('are placed on the home page, in lists and in stories, each with its zones and keywords', async () => {
    await set({ isEnabled: true, isPlaced: true, networkId: '42', zones })
    const zone = (id: string) => ({ desktop: { banner: id }, mobile: {} })
    const [home, section, tag, story] = await Promise.all([
      read(paths.home),
      read(paths.section),
      read(paths.tag),
      read(paths.story),
    ])
    expect(home.slots[0]).toBe('banner')
    expect(home.ads).toEqual({ networkId: '42', zones: zone('100'), keywords: 'homepage' })
    expect(section.ads).toEqual({ networkId: '42', zones: zone('101'), keywords: 'news' })
    expect(tag.ads).toEqual({ networkId: '42', zones: zone('101'), keywords: '' })
    expect(story.ads).toEqual({ networkId: '42', zones: zone('102'), keywords: 'news' })
    expect(story.slots).toEqual(['panel', 'mid', 'banner'])
    expect(section.houseAds).toBe(1)
    expect((await read(paths.own)).slots).toEqual(['mid'])
  })

  it('stand where editors put them alone, when they are not placed automatically', async () => {
    await set({ isEnabled: true, isPlaced: false })
    expect((await read(paths.story)).slots).toEqual([])
    expect((await read(paths.own)).slots).toEqual(['mid'])
    expect((await read(paths.section)).houseAds).toBe(0)
  })

  it('are kept off by the story, by a tag and by a section', async () => {
    const { payload } = app()
    await set({ isEnabled: true, isPlaced: true, networkId: '42', zones })
    const isFree = async (path: string) => {
      const { ads, houseAds, slots } = await read(path)
      return ads === null && houseAds === 0 && slots.length === 0
    }
    const { tag, news } = newsroom()
    await payload.update({ collection: 'posts', id: ids.story, data: { hidesAds: true, ...published } })
    expect([await isFree(paths.story), await isFree(paths.own)]).toEqual([true, false])
    await payload.update({ collection: 'tags', id: tag.id, data: { hidesAds: true } })
    expect([await isFree(paths.own), await isFree(paths.tag), await isFree(paths.section)]).toEqual([true, true, false])
    await payload.update({ collection: 'tags', id: tag.id, data: { hidesAds: false } })
    await payload.update({ collection: 'sections', id: news.id, data: { hidesAds: true, ...published } })
    expect([await isFree(paths.own), await isFree(paths.tag), await isFree(paths.section)]).toEqual([true, false, true])
  })
})

describe('a sponsored story', () => {
  it('is neither below another story nor in the news sitemap, and carries its sponsor', async () => {
    const { payload } = app()
    const { news } = newsroom()
    const data = {
      ...postDefaults,
      type: 'sponsored' as const,
      headline: 'Paid words',
      sponsorName: 'Harbor Bank',
      sponsoredUrl: 'https://bank.example/',
      sections: [news.id],
      primarySection: news.id,
      publishDateTime: new Date().toISOString(),
      ...published,
    }
    const { path } = await payload.create({ collection: 'posts', data })
    const below: { page: ReaderPage } = await pageAt(paths.own)
    expect(below.page.kind === 'article' && below.page.more.map(({ headline }) => headline)).not.toContain('Paid words')
    const sitemap = await app().request('/api/reader/news-sitemap')
    expect(await sitemap.text()).not.toContain(String(path))
    const list: { page: ReaderPage } = await pageAt(paths.section)
    const posts = 'listing' in list.page ? list.page.listing.posts : []
    expect(posts.find(({ headline }) => headline === 'Paid words')?.sponsor).toBe('Harbor Bank')
  })
})
