import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EventSum } from '#contract/numbersCall.schema.ts'
import { isMostReadFull } from '#plugins/reader-api/mostRead.load.ts'
import { block, makeNewsroom, type Newsroom, richText } from '#plugins/reader-api/newsroom.fixtures.ts'
import { processedBlocks } from '#plugins/reader-api/processedBlocks.ts'
import { PublicReads } from '#plugins/reader-api/publicReads.ts'
import { readerApi } from '#plugins/reader-api/readerApi.plugin.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { hourLength, makeStories, secretOfCalls, sendNumbers, sendSums, thisHour } from './numbers.fixtures.ts'
import { numbers } from './numbers.plugin.ts'

let app: TestPayload
let newsroom: Newsroom
let posts: number[]

beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [readerApi({ siteUrl: 'https://times.test' }), numbers({ secret: secretOfCalls, isKeepingUp: false })],
  })
  await makeTablesIn(app.payload)
  newsroom = await makeNewsroom(app.payload)
  posts = await makeStories(app.payload, newsroom)
  const body = richText(block('most-popular'))
  await app.payload.update({ collection: 'pages', id: newsroom.page.id, data: { body, _status: 'published' } })
})
afterAll(() => app?.stop())

const send = (sums: Partial<EventSum>[]) => sendSums(app, sums)
// `hours`: ago.
const view = (number: number, times: number, hours = 0) => ({
  post: posts[number - 1] ?? 0,
  minute: thisHour - hours * hourLength,
  times,
})
const mostRead = async (): Promise<string[]> => {
  const response = await app.request(`/api/reader/page?path=/${newsroom.page.slug}`)
  const { page } = await response.json()
  return page.references.mostRead.map(({ headline }: { headline: string }) => headline)
}

const story = async () => (await app.request('/api/reader/page?path=/2026/01/02/park-opens')).json()

describe('what readers read', () => {
  it('is empty before anything was read: stories keep no room for it, and are rendered again soon', async () => {
    expect(await mostRead()).toEqual([])
    expect(await story()).toMatchObject({ page: { hasMostRead: false }, changesAt: expect.any(String) })
  })

  it('is Most Read: of the last 24 hours, widened until five posts with a picture are found', async () => {
    const views = [view(1, 3), view(2, 90), view(3, 5, 2), view(4, 900, 30), view(5, 1, 40 * 24)]
    expect(await send(views)).toBe(200)
    expect(await mostRead()).toEqual(['Story 4', 'Story 3', 'Story 1', 'Story 5'])
    expect(await send([view(6, 4), view(7, 2), view(1, 3), view(4, 1)])).toBe(200)
    // Story 3, 1, 6, 7 and 4 were read within the last 24 hours: what was read long ago counts no more.
    expect(await mostRead()).toEqual(['Story 1', 'Story 3', 'Story 6', 'Story 7', 'Story 4'])
  })

  it('has room below each story a minute after five were read', async () => {
    const look = async (seconds: number) =>
      isMostReadFull(await PublicReads.open(app.payload), new Date(Date.now() + seconds * 1000))
    expect([await look(0), await look(61)]).toEqual([false, true])
    expect(await story()).toMatchObject({ page: { hasMostRead: true }, changesAt: null })
  })

  it('is no secret of the newsroom: posts that readers may not see are left out', async () => {
    const { id } = newsroom.draft
    await send([{ post: id, times: 5000 }])
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
    const sums = [{ name: 'view', detail: '', ...view(1, 1) }]
    expect(await sendNumbers(app, { batch: 'a', sums }, 'other')).toBe(401)
    expect(await sendNumbers(app, { batch: 'a', sums: [{ ...sums[0], minute: 12 }] })).toBe(400)
  })
})
