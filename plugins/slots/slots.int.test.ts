import { beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { addSums } from '#plugins/numbers/numbers.store.ts'
import { block, postDefaults, richText } from '#plugins/reader-api/newsroom.fixtures.ts'
import { readerNewsroom } from '#plugins/reader-api/readerNewsroom.fixtures.ts'

const { app, newsroom, page: pageAt } = readerNewsroom()
const published = { _status: 'published' as const }

// Ids of twelve posts, from the oldest: of the section by odd numbers, with the tag by thirds, opinion by fourths.
let posts: string[]
let front: number
let written = 0

// Returns a block with an id of its own.
const make = (type: string, props: Record<string, unknown> = {}, children: Block[] = []): Block => {
  written += 1
  return { ...block(type, props, children), id: `b${written}` }
}
const slot = (props: Record<string, unknown> = {}) => make('homepage-slot', props)
const pinned = (id: string | undefined, more: Record<string, unknown> = {}) =>
  slot({ pinned: { id, headline: '', until: null, ...more } })
const row = (layout: string, props: Record<string, unknown>, ...slots: Block[]) =>
  make('homepage-row', { layout, ...props }, slots)
const section = (props: Record<string, unknown>, ...rows: Block[]) =>
  make('homepage-section', props, [
    make('homepage-section-header'),
    make('homepage-section-content', {}, rows),
    make('homepage-section-sidebar', {}, [make('paragraph')]),
  ])

beforeAll(async () => {
  const { payload } = app()
  posts = []
  for (let number = 1; number <= 12; number += 1) {
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline: `Story number ${number}`,
        type: number % 4 === 0 ? 'opinion' : 'article',
        sections: number % 2 === 1 ? [newsroom().news.id] : [],
        tags: number % 3 === 0 ? [newsroom().tag.id] : [],
        authors: number === 5 ? [newsroom().author.id] : [],
        publishDateTime: new Date(Date.UTC(2026, 5, number, 12)).toISOString(),
        ...published,
      },
    })
    posts.push(String(id))
  }
  front = (await payload.create({ collection: 'fronts', data: { title: 'Home page' }, draft: true })).id
})

async function launched(...blocks: Block[]): Promise<(number | null)[][]> {
  await app().payload.update({
    collection: 'fronts',
    id: front,
    data: { body: richText(...blocks), ...published },
  })
  const { page } = await pageAt('/')
  const numberOf = (id: string | null) => (id === null ? null : posts.indexOf(id) + 1)
  const within = (found: Block[]): (number | null)[][] =>
    found.flatMap(({ type, props, children }): (number | null)[][] => {
      if (Array.isArray(props.posts)) return [props.posts.map(numberOf)]
      const isHolder = type === 'homepage-row' || type === 'homepage-editors-picks'
      return isHolder ? [children.map((child) => numberOf(child.props.post as string | null))] : within(children)
    })
  return within(page.blocks)
}

describe('the launched home page', () => {
  it('gives a story behind an empty slot the rank of its place among those that readers see', async () => {
    const [shown] = await launched(row('post_grid_1_3', { tags: ['999999'] }, slot(), pinned(posts[3]), slot()))
    expect(shown).toEqual([null, 4, null])
    const [found] = (await pageAt('/')).page.blocks
    expect(found.children[1].props.rank).toBe('lead')
  })

  it('says when it was launched', async () => {
    await launched(row('one_big_post', {}, slot()))
    const { updatedAt } = await app().payload.findByID({ collection: 'fronts', id: front, depth: 0 })
    expect((await pageAt('/')).page.launchedAt).toBe(updatedAt)
  })

  it('is filled with the newest posts, each once on the page', async () => {
    const shown = await launched(
      row('post_row_2', {}, slot(), slot()),
      make('homepage-editors-picks', {}, [slot(), slot()]),
      make('homepage-river', { max: 4 }),
    )
    expect(shown).toEqual([
      [12, 11],
      [10, 9],
      [8, 7, 6, 5],
    ])
  })

  it('is filled in its first hundred blocks with slots, so that no draft takes seconds', async () => {
    const rows = Array.from({ length: 102 }, () => row('one_big_post', { deduplicate: false }, slot()))
    const shown = await launched(...rows)
    expect(shown).toEqual([...Array.from({ length: 100 }, () => [12]), [null], [null]])
  })

  it('asks for what rows and sections are filtered by: tags, sections, authors, types, order and dates', async () => {
    const news = String(newsroom().news.id)
    const june = (from: string, to: string) => ({ publishDate: { type: 'Custom', value: { from, to } } })
    const shown = await launched(
      row('post_row_2', { tags: [String(newsroom().tag.id)] }, slot(), slot()),
      row('post_row_2', { authors: [String(newsroom().author.id)] }, slot(), slot()),
      row('post_row_2', { types: ['opinion'] }, slot(), slot()),
      section({ sections: [news] }, row('post_row_2', {}, slot(), slot())),
      row('post_row_2', { sort: { key: 'publishDateTime', direction: 'asc' }, sections: [news] }, slot(), slot()),
      row('post_row_2', june('2026-06-01', '2026-06-02'), slot(), slot()),
    )
    expect(shown).toEqual([
      [12, 9],
      // The author's other post is the one that the newsroom began with.
      [5, 0],
      [8, 4],
      [11, 7],
      [1, 3],
      [2, null],
    ])
  })

  it('repeats posts where deduplication is off', async () => {
    const shown = await launched(
      row('post_row_2', {}, slot(), slot()),
      row('post_row_2', { deduplicate: false }, slot(), slot()),
    )
    expect(shown).toEqual([
      [12, 11],
      [12, 11],
    ])
  })

  it('holds pins until they end, and takes pinned posts out of every other slot', async () => {
    const shown = await launched(
      row('post_row_3', {}, slot(), pinned(posts[0]), pinned(posts[1], { until: '2020-01-01T00:00:00.000Z' })),
      row('one_big_post', {}, pinned(posts[11], { headline: 'The long crossing' })),
    )
    expect(shown).toEqual([[11, 1, 10], [12]])
  })

  it('fills the slot of a pin whose post is unpublished', async () => {
    const draft = String(newsroom().draft.id)
    expect(await launched(row('one_big_post', {}, pinned(draft)))).toEqual([[12]])
  })

  it('shows the slots of its layout only, and nothing of a pin in another one', async () => {
    expect(await launched(row('one_big_post', {}, slot(), pinned(posts[11])))).toEqual([[12]])
  })

  it('puts the most popular posts first where a row asks for them', async () => {
    const minute = Date.now() - (Date.now() % 60_000)
    const view = (number: number, times: number) => ({
      minute,
      name: 'view',
      post: Number(posts[number - 1]),
      detail: 'direct',
      times,
      program: '',
      isBot: false,
    })
    await addSums(await createLocalReq({}, app().payload), 'popular', [view(3, 9), view(2, 5), view(8, 50)])
    const popular = { mostPopular: true, types: ['article'] }
    expect(await launched(row('post_row_3', popular, slot(), slot(), slot()))).toEqual([[3, 2, 11]])
  })

  it('is renewed by every new post and by its own launch', async () => {
    await launched(row('post_row_2', {}, slot(), slot()))
    const { tags } = await pageAt('/')
    expect(tags).toEqual(expect.arrayContaining([cacheTag.posts, cacheTag.front(front), cacheTag.address('/')]))
  })

  it('withstands filters and pins that name nothing', async () => {
    const odd = { tags: ['"; drop'], sections: ['x'], primarySection: 'y', authors: ['99999999999999'] }
    expect(await launched(row('post_row_2', odd, slot(), pinned('nonsense')))).toEqual([[null, null]])
  })
})

describe('a draft of the home page', () => {
  it('is seen by no reader before it is launched', async () => {
    await launched(row('one_big_post', {}, pinned(posts[4])))
    await app().payload.update({
      collection: 'fronts',
      id: front,
      data: { body: richText(row('one_big_post', {}, pinned(posts[5]))) },
      draft: true,
    })
    const { page } = await pageAt('/')
    expect(page.blocks[0].children[0].props.post).toBe(posts[4])
  })
})
