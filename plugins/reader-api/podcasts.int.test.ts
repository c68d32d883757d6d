import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { block, paragraph, postDefaults, richText } from './newsroom.fixtures.ts'
import { processedBlocks } from './processedBlocks.ts'
import { readerNewsroom } from './readerNewsroom.fixtures.ts'

const { app, newsroom, page: pageAt } = readerNewsroom()
// From the oldest to the newest.
let episodes: string[]
let show: string
const published = { _status: 'published' as const }

async function makeEpisode(number: number) {
  const { id } = await app().payload.create({
    collection: 'posts',
    data: {
      ...postDefaults,
      type: 'episode',
      headline: `Episode ${number}`,
      show: newsroom().show.id,
      sections: [newsroom().news.id],
      tags: [newsroom().tag.id],
      meta: number === 1 ? { platformLinks: [{ type: 'apple', value: 'https://podcasts.example/1' }] } : {},
      publishDateTime: `2026-01-0${number}T20:00:00.000Z`,
      ...published,
    },
  })
  return String(id)
}

beforeAll(async () => {
  show = String(newsroom().show.id)
  await app().payload.update({
    collection: 'sections',
    id: newsroom().show.id,
    data: {
      description: richText(paragraph('About the town.'), paragraph('And more.')),
      meta: {
        podcastLogoSquare: newsroom().photo.id,
        podcastThemeColor: '#0b3d4f',
        podcastSpotifyLink: 'https://listen.example/our-show',
      },
      ...published,
    },
  })
  episodes = []
  for (const number of [1, 2, 3, 4]) episodes.push(await makeEpisode(number))
})

describe('editor.processBlocks', () => {
  it('tells what readers find in each place: the pin as long as it holds, then the newest that are left', async () => {
    const [oldest = '', , , newest] = episodes
    const held = { id: oldest, headline: 'The first one', until: null }
    const over = { id: oldest, headline: '', until: '2020-01-01T00:00:00.000Z' }
    const slots = [held, over, null].map((pinned, index) => ({ ...slot({ pinned }), id: `slot-${index}` }))
    const found = await processedBlocks(app().payload, [grid({}, ...slots)], new Date(), null)
    expect(found['slot-0']?.props).toMatchObject({
      post: oldest,
      pinned: held,
      posts: [],
      reason: { kind: 'pinned', until: null },
    })
    expect(found['slot-1']?.props).toMatchObject({ post: newest, pinned: null, reason: { kind: 'autofill', rank: 1 } })
    expect(found['slot-2']?.props.post).toBe(episodes[2])
  })

  it('returns the episodes that fill up a promotion, after those that an editor chose', async () => {
    const [oldest = '', , , newest] = episodes
    const chosen = { ...block('podcast-promotion-item', { postId: newest }), id: 'chosen' }
    const promotion = {
      ...block('podcast-promotion', { hasAutofill: true, showSectionId: show }, [chosen]),
      id: 'filled',
    }
    const bare = { ...block('podcast-promotion', {}, [{ ...chosen, id: 'other' }]), id: 'bare' }
    const found = await processedBlocks(app().payload, [promotion, bare], new Date(), null)
    expect(found.filled?.props.posts).toEqual([episodes[2], episodes[1]])
    expect(found.filled?.props.posts).not.toContain(oldest)
    expect(found.bare?.props.posts).toEqual([])
  })
})

const slot = (props: Record<string, unknown> = {}) => block('show-episodes-slot', props)
const grid = (props: Record<string, unknown>, ...slots: Block[]) => block('show-episodes', props, slots)

// The newsroom's page as readers get it with these blocks.
async function read(...blocks: Block[]) {
  await app().payload.update({
    collection: 'pages',
    id: newsroom().page.id,
    data: { body: richText(...blocks), ...published },
  })
  return pageAt(`/${newsroom().page.slug}`)
}

const postsIn = ({ children }: Block) => children.map(({ props }) => props.post ?? props.postId ?? null)

describe('podcasts of a page', () => {
  it('come with their logo, their colour, the first text of what they are about, and their platforms', async () => {
    const { page } = await read(block('show', { id: show }))
    expect(page.references.shows[show]).toMatchObject({
      name: 'Our Show',
      url: '/podcasts/our-show',
      description: 'About the town.',
      logo: { id: String(newsroom().photo.id) },
      themeColor: '#0b3d4f',
      platforms: [{ type: 'spotify', label: 'Spotify', href: 'https://listen.example/our-show' }],
    })
  })

  it('come with the page of a show and with that of an episode', async () => {
    const { page: showPage } = await pageAt('/podcasts/our-show')
    const known = { name: 'Our Show', logo: { id: String(newsroom().photo.id) }, themeColor: '#0b3d4f' }
    const platforms = [{ type: 'spotify', label: 'Spotify', href: 'https://listen.example/our-show' }]
    expect(showPage.show).toMatchObject({ ...known, platforms })
    const [, second = ''] = episodes
    const { page } = await pageAt('/2026/01/02/episode-2')
    expect(page.article.id).toBe(second)
    expect(page.references.episodes[second]).toMatchObject({ show: known, platforms })
  })

  it('are not there when the section is no show', async () => {
    const { page } = await read(block('show', { id: String(newsroom().news.id) }))
    expect(page.references.shows).toEqual({})
  })

  it('fill empty places with the newest episodes, once each on a page', async () => {
    const [, , third = '', fourth = ''] = episodes
    const { page, tags } = await read(grid({}, slot(), slot()), grid({ sections: [show] }, slot(), slot()))
    expect(page.blocks.map(postsIn)).toEqual([
      [fourth, third],
      [episodes[1], episodes[0]],
    ])
    expect(Object.keys(page.references.posts).toSorted()).toEqual([...episodes].toSorted())
    expect(tags).toContain(cacheTag.posts)
  })

  it('stand where they are pinned as long as the pin holds, and repeat where that is wanted', async () => {
    const [first = '', second = '', , fourth = ''] = episodes
    const until = (when: string) => slot({ pinned: { id: first, headline: 'Pinned', until: when } })
    const { page, changesAt } = await read(
      grid({}, until('2999-01-01T00:00:00Z'), slot()),
      grid(
        { deduplicate: false, sort: { key: 'publishDateTime', direction: 'asc' } },
        until('2020-01-01T00:00:00Z'),
        slot(),
      ),
    )
    expect(page.blocks.map(postsIn)).toEqual([
      [first, fourth],
      [first, second],
    ])
    expect(changesAt).toBe('2999-01-01T00:00:00.000Z')
  })

  it('fill them only with what came out in the time that is asked for', async () => {
    const custom = { type: 'Custom', value: { from: '2026-01-02', to: '2026-01-02' } }
    const { page } = await read(
      grid({ publishDate: custom }, slot(), slot()),
      grid({ publishDate: { type: 'Custom' } }, slot(), slot()),
    )
    expect(page.blocks.map(postsIn)).toEqual([
      [episodes[1], null],
      [episodes[3], episodes[2]],
    ])
  })

  it('are heard on their own platforms, or else on those of their show', async () => {
    const [first = '', second = ''] = episodes
    const item = (postId: string) => block('podcast-promotion-item', { postId })
    const { page } = await read(block('podcast-promotion', {}, [item(first), item(second)]))
    const hrefs = (id: string) => page.references.episodes[id].platforms.map(({ href }: { href: string }) => href)
    expect(hrefs(first)).toEqual(['https://podcasts.example/1'])
    expect(hrefs(second)).toEqual(['https://listen.example/our-show'])
    expect(page.references.episodes[first].show).toMatchObject({ name: 'Our Show' })
  })

  it('fill up a promotion that is to be filled by itself, up to three', async () => {
    const item = block('podcast-promotion-item', { postId: episodes[0] })
    const { page } = await read(block('podcast-promotion', { hasAutofill: true, showSectionId: show }, [item]))
    expect(page.blocks.map(postsIn)).toEqual([[episodes[0], episodes[3], episodes[2]]])
  })

  it('never name an episode that is not published, nor break on ids that are none', async () => {
    const { page } = await read(
      grid(
        { tags: ['"; drop'], sections: ['x'] },
        slot({ pinned: { id: 'nonsense', headline: '', until: null } }),
        slot(),
      ),
      block('podcast-promotion', {}, [block('podcast-promotion-item', { postId: String(newsroom().draft.id) })]),
    )
    expect(JSON.stringify(page)).not.toContain('Secret draft')
    expect(page.blocks).toHaveLength(2)
  })
})
