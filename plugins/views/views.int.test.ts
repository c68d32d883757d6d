import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signedCall } from '#contract/signedCalls.ts'
import { block, makeNewsroom, type Newsroom, postDefaults, richText } from '#plugins/reader-api/newsroom.fixtures.ts'
import { processedBlocks } from '#plugins/reader-api/processedBlocks.ts'
import { readerApi } from '#plugins/reader-api/readerApi.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { views } from './views.plugin.ts'

let app: TestPayload
let newsroom: Newsroom
let posts: number[]

const hourLength = 3_600_000
const thisHour = Date.now() - (Date.now() % hourLength)

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [readerApi({ siteUrl: 'https://times.test' }), views({ secret: 'shared' })] })
  const { payload } = app
  newsroom = await makeNewsroom(payload)
  posts = []
  for (let number = 1; number <= 7; number += 1) {
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline: `Story ${number}`,
        type: 'episode',
        sections: number > 5 ? [newsroom.news.id] : [],
        websiteImage: number === 2 ? null : newsroom.photo.id,
        _status: 'published',
      },
    })
    posts.push(id)
  }
  const body = richText(block('most-popular'))
  await payload.update({ collection: 'pages', id: newsroom.page.id, data: { body, _status: 'published' } })
})
afterAll(() => app?.stop())

const tell = async (name: string, value: object, secret = 'shared') => {
  const path = `/api/reader/${name}`
  return (await app.request(path, signedCall(path, value, secret, Date.now()))).status
}
/** @param hours ago. */
const view = (number: number, times: number, hours = 0) => ({
  post: posts[number - 1] ?? 0,
  hour: thisHour - hours * hourLength,
  views: times,
})
const mostRead = async (): Promise<string[]> => {
  const response = await app.request(`/api/reader/page?path=/${newsroom.page.slug}`)
  const { page } = await response.json()
  return page.references.mostRead.map(({ headline }: { headline: string }) => headline)
}

describe('what readers read', () => {
  it('is empty before anything was read', async () => {
    expect(await mostRead()).toEqual([])
  })

  it('is Most Read: of the last 24 hours, widened until five posts with a picture are found', async () => {
    const told = [view(1, 3), view(2, 90), view(3, 5, 2), view(4, 900, 30), view(5, 1, 40 * 24)]
    expect(await tell('views', { views: told })).toBe(200)
    expect(await mostRead()).toEqual(['Story 4', 'Story 3', 'Story 1', 'Story 5'])
    expect(await tell('views', { views: [view(6, 4), view(7, 2), view(1, 3), view(4, 1)] })).toBe(200)
    // Story 3, 1, 6, 7 and 4 were read within the last 24 hours: what was read long ago counts no more.
    expect(await mostRead()).toEqual(['Story 1', 'Story 3', 'Story 6', 'Story 7', 'Story 4'])
  })

  it('is no secret of the newsroom: posts that readers may not see are left out', async () => {
    const { id } = newsroom.draft
    await tell('views', { views: [{ post: id, hour: thisHour, views: 5000 }] })
    expect((await mostRead()).join()).not.toContain('Secret')
  })

  it('fills the places of a block that asks for the most popular posts, of a section where it is said', async () => {
    const slots = [1, 2, 3].map((number) => ({ ...block('show-episodes-slot'), id: `slot-${number}` }))
    const grid = block('show-episodes', { mostPopular: true }, slots)
    const filled = async (section: string | null) => {
      const found = await processedBlocks(app.payload, [grid], new Date(), section)
      return slots.map(({ id }) => posts.indexOf(Number(found[id]?.props.post)) + 1)
    }
    expect(await filled(null)).toEqual([2, 1, 3])
    expect(await filled(String(newsroom.news.id))).toEqual([6, 7, 0])
  })

  it('is shown in the editor as readers find it', async () => {
    const list = { ...block('most-popular'), id: 'list' }
    const found = await processedBlocks(app.payload, [list], new Date(), null)
    expect(found.list?.props.posts.map((id) => posts.indexOf(Number(id)) + 1)).toEqual([1, 3, 6, 7, 4])
  })

  it('is counted through the site only', async () => {
    expect(await tell('views', { views: [view(1, 1)] }, 'other')).toBe(401)
    expect(await tell('views', { views: [{ ...view(1, 1), hour: 12 }] })).toBe(400)
  })

  it('and did is counted by the day', async () => {
    const event = { day: '2026-01-02', action: 'newsletter_signup', category: 'conversion', times: 2 }
    await tell('events', { events: [event] })
    await tell('events', { events: [event, { ...event, action: 'impression' }] })
    const { docs } = await app.payload.find({ collection: 'reader-events', sort: '-times' })
    expect(docs).toMatchObject([
      { ...event, times: 4 },
      { action: 'impression', times: 2 },
    ])
  })
})
