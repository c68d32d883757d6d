import { beforeAll, describe, expect, it } from '@jest/globals'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { readerTool } from '#contract/readerApi.schema.ts'
import { changedTags } from '../revalidation/liveTags.ts'
import { block, paragraph, postDefaults, richText } from './newsroom.fixtures.ts'
import { readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, page: pageAt } = readerNewsroom()
let ids: { newsletter: string; promotion: string; forum: string; reusable: string; assistant: string }
const assistantData = (slug: string) => ({
  name: slug,
  slug,
  isOn: true,
  model: 'claude-haiku-4-5',
  limits: assistantDefaults.limits,
})
const published = { _status: 'published' as const }

beforeAll(async () => {
  const { payload } = app()
  const image = newsroom().photo.id
  const newsletter = await payload.create({
    collection: 'newsletter-lists',
    data: { name: 'First Boat', ctaTitle: 'Before coffee', logo: image },
  })
  const promotion = await payload.create({
    collection: 'promotions',
    data: { heading: 'Join us', url: '/join', featuredImage: image, publishStatus: 'DRAFT', ...published },
  })
  await payload.create({ collection: 'promotions', data: { heading: 'Secret offer', publishStatus: 'DRAFT' } })
  const guide = await payload.create({
    collection: 'assistants',
    data: {
      ...assistantData('city-guide'),
      instructions: 'Be kind, in secret.',
      suggestedQuestions: [{ question: 'When does the ferry sail?' }],
    },
  })
  const rosa = await payload.create({ collection: 'assistants', data: { ...assistantData('rosa'), isOn: false } })
  const forum = await payload.create({
    collection: 'candidate-forums',
    data: { title: 'Mayor', candidates: [{ name: 'Rosa', image, assistant: rosa.id }, { name: 'Dev' }] },
  })
  const reusable = await payload.create({
    collection: 'reusable-blocks',
    data: {
      title: 'Polls',
      body: richText(paragraph('Polls close at 8.'), block('image', { contentId: String(newsroom().inBody.id) })),
      publishStatus: 'DRAFT',
      ...published,
    },
  })
  ids = {
    newsletter: String(newsletter.id),
    promotion: String(promotion.id),
    forum: String(forum.id),
    reusable: String(reusable.id),
    assistant: String(guide.id),
  }
  await write([
    block('reusable', { reusableId: ids.reusable }),
    block('newsletter-signup', { newsletterId: ids.newsletter }),
    block('in-article-promotion', { promotionId: ids.promotion }),
    block('html', { tool: 'candidate-forum', forumId: ids.forum }),
    block('html', { tool: 'ai-chat', assistant: ' city-guide ' }),
    block('html', { tool: 'ai-chat', assistant: 'not-yet' }),
    block('ad'),
  ])
})

// Gives the newsroom's page these blocks.
const write = (blocks: Parameters<typeof richText>) =>
  app().payload.update({
    collection: 'pages',
    id: newsroom().page.id,
    data: { body: richText(...blocks), ...published },
  })

async function read() {
  return pageAt(`/${newsroom().page.slug}`)
}

describe('a story that leads to others itself', () => {
  it('has none of them once more below it, nor as the next of its section', async () => {
    const { payload } = app()
    const { news, photo, tag } = newsroom()
    const make = (headline: string, day: string, ...related: string[]) =>
      payload.create({
        collection: 'posts',
        data: {
          ...postDefaults,
          headline,
          subhead: richText(paragraph('It is so.')),
          body: richText(paragraph('All of it.'), ...related.map((postId) => block('related-posts-item', { postId }))),
          primarySection: news.id,
          sections: [news.id],
          tags: [tag.id],
          websiteImage: photo.id,
          publishDateTime: `2026-02-${day}T20:00:00.000Z`,
          ...published,
        },
      })
    const named = await make('Named', '03')
    const other = await make('Other', '02')
    const { path } = await make('Leading', '04', String(named.id), 'no-id')
    const { page } = await pageAt(path ?? '')
    expect(page.next.id).toBe(String(other.id))
    expect(page.more.map(({ headline }: { headline: string }) => headline)).toEqual(['Park opens'])
    expect(page.references.posts[String(named.id)].headline).toBe('Named')
  })
})

describe('what blocks of readers point to', () => {
  it('comes with the page: newsletters, promotions and forums with their pictures', async () => {
    const { page } = await read()
    const picture = expect.objectContaining({ id: String(newsroom().photo.id), scheme: 'image' })
    expect(page.references.newsletters[ids.newsletter]).toMatchObject({ ctaTitle: 'Before coffee', logo: picture })
    expect(page.references.promotions[ids.promotion]).toMatchObject({
      heading: 'Join us',
      url: '/join',
      image: picture,
    })
    expect(page.references.forums[ids.forum]).toMatchObject({
      title: 'Mayor',
      candidates: [
        { name: 'Rosa', image: picture, assistant: 'rosa' },
        { name: 'Dev', label: '', image: null, assistant: null },
      ],
    })
  })

  it('comes with the assistants of chats and of candidates, and with nothing of them but what readers see', async () => {
    const { page } = await read()
    expect(page.references.assistants).toEqual({
      'city-guide': {
        slug: 'city-guide',
        name: 'city-guide',
        isOn: true,
        suggestedQuestions: ['When does the ferry sail?'],
      },
      rosa: { slug: 'rosa', name: 'rosa', isOn: false, suggestedQuestions: [] },
    })
    expect(JSON.stringify(page)).not.toContain('in secret')
  })

  it('is there for the page of a conversation, too: by the assistant or by the forum', async () => {
    const tool = async (query: string) =>
      readerTool.parse(await (await app().request(`/api/reader/tool?${query}`)).json()).references
    expect((await tool('assistant=city-guide')).assistants['city-guide']).toMatchObject({ isOn: true })
    expect((await tool('assistant=nobody')).assistants).toEqual({})
    const forum = await tool(`forum=${ids.forum}`)
    expect([forum.forums[ids.forum]?.title, Object.keys(forum.assistants)]).toEqual(['Mayor', ['rosa']])
    expect((await tool('forum=no-number')).forums).toEqual({})
    const candidate = await tool('assistant=rosa')
    expect([Object.keys(candidate.forums), candidate.assistants.rosa?.isOn]).toEqual([[ids.forum], false])
  })

  it('is rendered again when a forum closes by itself', async () => {
    const closesAt = '2999-01-01T00:00:00.000Z'
    await app().payload.update({ collection: 'candidate-forums', id: Number(ids.forum), data: { closesAt } })
    expect((await read()).changesAt).toBe(closesAt)
  })

  it('changes with an assistant: one that is switched off, renamed, or there for the first time', async () => {
    const { tags } = await read()
    const sent = (slug: string, before = slug) =>
      changedTags('assistants', [{ id: ids.assistant, slug: before }], { id: ids.assistant, slug })
    for (const slug of ['city-guide', 'rosa', 'not-yet']) expect(tags).toEqual(expect.arrayContaining(sent(slug)))
    expect(sent('guide', 'city-guide')).toEqual(['assistant:city-guide', 'assistant:guide'])
  })

  it('never holds a promotion that is not published', async () => {
    await app().payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled: true } } })
    const { page } = await read()
    expect(JSON.stringify(page)).not.toContain('Secret offer')
  })

  it('has house ads where there is a place for one, and only while the publication shows any', async () => {
    const ads = async (isEnabled: boolean) => {
      await app().payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled } } })
      return (await read()).page.references.houseAds
    }
    expect(await ads(false)).toEqual([])
    expect(await ads(true)).toMatchObject([{ heading: 'Join us' }])
  })

  it('has the zones of the ad server once its network is known', async () => {
    const zones = [{ position: 'article.desktop.mid', zoneId: '101' }]
    await app().payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled: true, networkId: '42', zones } } })
    expect((await read()).page.references.ads).toEqual({
      networkId: '42',
      zones: { desktop: { mid: '101' }, mobile: {} },
      keywords: '',
    })
    await app().payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled: true, networkId: '', zones: [] } } })
    expect((await read()).page.references.ads).toBeNull()
  })

  it('has the blocks of a reusable block in its place, with the media that they show', async () => {
    const { page } = await read()
    expect(page.blocks.slice(0, 3).map(({ type }: { type: string }) => type)).toEqual([
      'paragraph',
      'image',
      'newsletter-signup',
    ])
    expect(page.references.media).toHaveProperty(String(newsroom().inBody.id))
  })

  it('is named by tags that a change of it sends: the page is rendered again', async () => {
    await app().payload.updateGlobal({ slug: 'settings', data: { ads: { isEnabled: true } } })
    const { tags } = await read()
    const changes: [string, string][] = [
      ['newsletter-lists', ids.newsletter],
      ['promotions', ids.promotion],
      ['candidate-forums', ids.forum],
      ['reusable-blocks', ids.reusable],
    ]
    for (const [collection, id] of changes) {
      const sent = changedTags(collection, [{ id }], { id })
      expect([collection, sent.some((tag) => tags.includes(tag))]).toEqual([collection, true])
    }
    // A promotion that is published first may be the next advertisement.
    expect(tags).toContain(cacheTag.promotions)
  })

  it('is not there once a reusable block is unpublished, and the page keeps its tag', async () => {
    const { payload } = app()
    await payload.update({ collection: 'reusable-blocks', id: ids.reusable, data: { _status: 'draft' } })
    const { page, tags } = await read()
    expect(JSON.stringify(page)).not.toContain('Polls close')
    expect(tags).toContain(cacheTag.reusableBlock(ids.reusable))
  })

  it('costs no query on a page that has none of it', async () => {
    await write([paragraph('Just words')])
    const { page } = await read()
    expect(page.references).toMatchObject({ newsletters: {}, promotions: {}, forums: {}, houseAds: [] })
  })
})
