import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { type EventSum, numbersPath } from '#contract/numbersCall.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { nothing, query } from '#database/sql.ts'
import { isMostReadFull } from '#plugins/reader-api/mostRead.load.ts'
import { block, makeNewsroom, type Newsroom, postDefaults, richText } from '#plugins/reader-api/newsroom.fixtures.ts'
import { processedBlocks } from '#plugins/reader-api/processedBlocks.ts'
import { PublicReads } from '#plugins/reader-api/publicReads.ts'
import { readerApi } from '#plugins/reader-api/readerApi.plugin.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { watchPlaces } from './alerts/alerts.service.ts'
import { numbers } from './numbers.plugin.ts'
import { numbersOf, viewsBesideStories } from './numbers.service.ts'
import { keepUp } from './numbers.upkeep.ts'
import { readOnFromHome } from './read-next/homeReaders.read.ts'
import { readNext } from './read-next/readNext.read.ts'

let app: TestPayload
let newsroom: Newsroom
let posts: number[]
let editor: Person

const hourLength = 3_600_000
const thisHour = Date.now() - (Date.now() % hourLength)

beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [readerApi({ siteUrl: 'https://times.test' }), numbers({ secret: 'shared', isKeepingUp: false })],
  })
  const { payload } = app
  await makeTablesIn(payload)
  newsroom = await makeNewsroom(payload)
  await createAdministrator(payload)
  editor = await createPerson(payload, ['UPDATE_POST'])
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

const send = async (call: object, secret = 'shared') => {
  const signed = signedCall(numbersPath, call, secret, Date.now())
  return (await app.request(numbersPath, signed)).status
}
const tell = (sums: Partial<EventSum>[], batch = randomUUID()) =>
  send({
    batch,
    sums: sums.map((sum) => ({ minute: thisHour, name: 'view', post: 0, detail: 'direct', times: 1, ...sum })),
  })
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
    const told = [view(1, 3), view(2, 90), view(3, 5, 2), view(4, 900, 30), view(5, 1, 40 * 24)]
    expect(await tell(told)).toBe(200)
    expect(await mostRead()).toEqual(['Story 4', 'Story 3', 'Story 1', 'Story 5'])
    expect(await tell([view(6, 4), view(7, 2), view(1, 3), view(4, 1)])).toBe(200)
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
    await tell([{ post: id, times: 5000 }])
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
    expect(await send({ batch: 'a', sums }, 'other')).toBe(401)
    expect(await send({ batch: 'a', sums: [{ ...sums[0], minute: 12 }] })).toBe(400)
  })
})

describe('a batch of sums', () => {
  const readNumbers = async (span: 'now' | 'today' | 'month') =>
    numbersOf(await createLocalReq({ user: editor }, app.payload), span, new Date())

  it('counts once however often it is sent, also at the same time', async () => {
    const batch = randomUUID()
    const before = (await readNumbers('month')).breakdown.actions
    expect(before).toEqual([])
    const searches = { name: 'search', detail: '', times: 3 }
    expect(await Promise.all([1, 2, 3].map(() => tell([searches, searches], batch)))).toEqual([200, 200, 200])
    expect((await readNumbers('month')).breakdown.actions).toEqual([{ name: 'search', detail: '', times: 6 }])
  })

  it('is kept whole or not at all', async () => {
    const faulty = sql`SELECT numbers.open_month('hours', '2019-01-01'::date)`
    await query({ payload: app.payload }, faulty, nothing)
    await query({ payload: app.payload }, sql`ALTER TABLE numbers.hours_2019_01 ADD CHECK (times < 5)`, nothing)
    const minute = Date.parse('2019-01-05T00:00:00Z')
    const batch = randomUUID()
    expect(await tell([{ minute, times: 9 }, { times: 70_000 }], batch)).toBe(500)
    await query({ payload: app.payload }, sql`DROP TABLE numbers.hours_2019_01`, nothing)
    const { today } = await readNumbers('today')
    expect(today.views).toBeLessThan(70_000)
    expect(await tell([{ minute, times: 9 }], batch)).toBe(200)
  })

  it('is shown by story, section, referrer, newsletter, episode, block and page', async () => {
    await app.payload.create({ collection: 'newsletter-lists', data: { name: 'First Boat' }, draft: false })
    const post = posts[5] ?? 0
    const minute = Date.now() - (Date.now() % 60_000)
    await tell(
      [
        { name: 'view', detail: 'search', post, times: 10 },
        { name: 'page_view', detail: 'article', times: 10 },
        { name: 'engaged', detail: '', post, times: 300 },
        { name: 'read_depth', detail: '75', post, times: 5 },
        { name: 'newsletter_signup', detail: 'First Boat', times: 2 },
        { name: 'newsletter_signup', detail: 'Invented', times: 1 },
        { name: 'podcast_play', detail: '', post, times: 4 },
        { name: 'podcast_progress', detail: '50', post, times: 3 },
        { name: 'podcast_apple_click', detail: '', times: 1 },
        { name: 'click', detail: 'home homepage-slot 2 5', times: 6 },
        { name: 'share', detail: 'email', post, times: 1 },
        { name: 'web_vital', detail: 'article LCP 1200', times: 80 },
        { name: 'web_vital', detail: 'article LCP 4000', times: 20 },
      ].map((sum) => ({ ...sum, minute })),
    )
    const { now, today, breakdown } = await readNumbers('today')
    expect(now.views).toBeGreaterThanOrEqual(10)
    expect(today.views).toBe(10)
    const story = breakdown.stories.find(({ title }) => title === 'Story 6')
    expect(story).toMatchObject({ post: String(post), views: 14, seconds: Math.round(300 / 14), readShare: 5 / 14 })
    expect(breakdown.sections).toContainEqual({ name: 'News', views: 5016 })
    expect(breakdown.referrers).toContainEqual({ kind: 'search', views: 10 })
    expect(breakdown.signUps).toEqual([
      { newsletter: 'First Boat', times: 2 },
      { newsletter: '', times: 1 },
    ])
    expect(breakdown.podcasts).toEqual([
      { post: String(post), title: 'Story 6', plays: 4, halves: 3, ends: 0, platforms: 0 },
      { post: '', title: 'No single episode', plays: 0, halves: 0, ends: 0, platforms: 1 },
    ])
    const click = {
      page: 'home',
      block: 'homepage-slot',
      title: 'Slot',
      nthOfType: '2',
      placementRow: '5',
      times: 6,
    }
    expect(breakdown.clicks).toEqual([click])
    expect(breakdown.vitals).toEqual([{ kind: 'article', metric: 'LCP', value: 1200, samples: 100 }])

    const [beside] = await viewsBesideStories(
      await createLocalReq({ user: editor }, app.payload),
      [String(post)],
      new Date(),
    )
    expect(beside).toMatchObject({ id: String(post), day: 14 })
    expect(beside?.byHour.at(-1)).toBe(14)
  })

  it('says what was opened from a story, and of those who came from the home page which part read on', async () => {
    const [from, first, second, third] = [posts[0] ?? 0, posts[1] ?? 0, posts[2] ?? 0, posts[3] ?? 0]
    const { path } = await app.payload.findByID({ collection: 'posts', id: from, depth: 0 })
    const detail = path ?? ''
    await tell([
      { name: 'came_from', detail, post: first, times: 4 },
      { name: 'came_from', detail, post: second, times: 9 },
      // A page that is opened again, and one that came from elsewhere.
      { name: 'came_from', detail, post: from, times: 50 },
      { name: 'came_from', detail: '/', post: first, times: 20 },
      { name: 'read_on', detail: '/', post: first, times: 13 },
      { name: 'came_from', detail: '/', post: third, times: 19 },
    ])
    const req = await createLocalReq({ user: editor }, app.payload)
    expect(await readNext(req, from, new Date())).toEqual({
      times: 13,
      stories: [
        { post: String(second), title: 'Story 3', times: 9 },
        { post: String(first), title: 'Story 2', times: 4 },
      ],
    })
    expect(await readNext(req, second, new Date())).toEqual({ times: 0, stories: [] })
    expect(await readOnFromHome(app.payload, posts, new Date())).toEqual(new Map([[String(first), 0.65]]))
  })

  it('is a file for members of the newsroom, and for others nothing', async () => {
    const asked = (headers: HeadersInit = {}) => app.request('/api/numbers/export?span=today', { headers })
    expect((await asked()).status).toBe(401)
    const login = { email: editor.email ?? '', password: passwordOfPeople }
    const { token } = await app.payload.login({ collection: 'users', data: login })
    const file = await asked({ Authorization: `JWT ${token}` })
    expect(file.status).toBe(200)
    expect(await file.text()).toContain('stories,')
  })
})

describe('what an editor should look at', () => {
  it('is the site, a story that takes off, and a place of the home page that had few clicks for a while', async () => {
    const hours = (back: number) => [thisHour - back * hourLength, thisHour - (back + 1) * hourLength]
    const pages = (minute: number, times: number) => ({ name: 'page_view', detail: 'home', minute, times })
    const clicks = (minute: number, times: number) => ({
      name: 'click',
      detail: 'home homepage-slot 3 1',
      minute,
      times,
    })
    const usual = Array.from({ length: 28 }, (_, day) => hours((day + 1) * 24)).flat()
    await tell(usual.flatMap((minute) => [pages(minute, 200), clicks(minute, 40)]))
    await tell(hours(0).map((minute) => pages(minute, 3000)))
    await tell([view(7, 900), view(7, 20, 1), view(7, 20, 2)])
    const req = await createLocalReq({ user: editor }, app.payload)
    await watchPlaces(req, new Date(Date.now() - 25 * 60_000))
    const { alerts } = await numbersOf(req, 'today', new Date())
    expect(alerts).toEqual([
      { kind: 'site', views: expect.any(Number), usual: 200 },
      {
        kind: 'story',
        post: String(posts[6]),
        title: 'Story 7',
        views: expect.any(Number),
        before: expect.any(Number),
      },
      { kind: 'place', place: 'homepage-slot 3 1', title: 'Slot', clicks: 0, usual: 40, minutes: 25 },
    ])
    await tell([clicks(thisHour, 40)])
    await watchPlaces(req, new Date())
    expect((await numbersOf(req, 'today', new Date())).alerts.map(({ kind }) => kind)).toEqual(['site', 'story'])
  })
})

describe('the upkeep', () => {
  it('drops hours of months long past and old minutes, and keeps the days', async () => {
    const now = new Date()
    const old = now.getTime() - (now.getTime() % 60_000) - 200 * 24 * hourLength
    await tell([
      { name: 'chat', detail: 'forum', minute: old },
      { ...view(1, 1), minute: old },
    ])
    await keepUp(app.payload, now)
    const count = async (statement: ReturnType<typeof sql>) =>
      (await query({ payload: app.payload }, statement, z.object({ times: z.coerce.number() })))[0]?.times
    const since = new Date(old - hourLength).toISOString()
    const until = new Date(old + 24 * hourLength).toISOString()
    const hours = sql`SELECT count(*) AS times FROM numbers.hours WHERE hour BETWEEN ${since} AND ${until}`
    expect(await count(hours)).toBe(0)
    const days = sql`SELECT sum(times) AS times FROM numbers.days WHERE name = 'chat'`
    expect(await count(days)).toBe(1)
    const minutes = sql`SELECT count(*) AS times FROM numbers.minutes WHERE minute < ${until}::timestamptz`
    expect(await count(minutes)).toBe(0)
    const inMonth = new Date(now.getTime() + 31 * 24 * hourLength).toISOString().slice(0, 7).replace('-', '_')
    const next = sql`SELECT count(*) AS times FROM pg_class WHERE relname = ${`hours_${inMonth}`}`
    expect(await count(next)).toBe(1)
  })
})
