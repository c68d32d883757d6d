import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import type { EventSum } from '#contract/numbersCall.schema.ts'
import { nothing, query } from '#database/sql.ts'
import { makeNewsroom } from '#plugins/reader-api/newsroom.fixtures.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { watchPlaces } from './alerts/alerts.service.ts'
import { hourLength, makeStories, secretOfCalls, sendSums, thisHour } from './numbers.fixtures.ts'
import { numbers } from './numbers.plugin.ts'
import { numbersOf, viewsBesideStories } from './numbers.service.ts'
import { keepUp } from './numbers.upkeep.ts'
import { readOnFromHome } from './read-next/homeReaders.read.ts'
import { readNext } from './read-next/readNext.read.ts'

let app: TestPayload
let posts: number[]
let editor: Person

// The same moment in all tests: an hour or a day may end while they run.
const now = new Date()

beforeAll(async () => {
  app = await bootTestPayload({ plugins: [numbers({ secret: secretOfCalls, isKeepingUp: false })] })
  await makeTablesIn(app.payload)
  const newsroom = await makeNewsroom(app.payload)
  await createAdministrator(app.payload)
  editor = await createPerson(app.payload, ['UPDATE_POST'])
  posts = await makeStories(app.payload, newsroom)
})
afterAll(() => app?.stop())

const send = (sums: Partial<EventSum>[], batch?: string) => sendSums(app, sums, batch)
// `hours`: ago.
const view = (number: number, times: number, hours = 0) => ({
  post: posts[number - 1] ?? 0,
  minute: thisHour - hours * hourLength,
  times,
})

describe('a batch of sums', () => {
  const readNumbers = async (span: 'now' | 'today' | 'month') =>
    numbersOf(await createLocalReq({ user: editor }, app.payload), span, now)

  it('counts once however often it is sent, also at the same time', async () => {
    const batch = randomUUID()
    const before = (await readNumbers('month')).breakdown.actions
    expect(before).toEqual([])
    const searches = { name: 'search', detail: '', times: 3 }
    expect(await Promise.all([1, 2, 3].map(() => send([searches, searches], batch)))).toEqual([200, 200, 200])
    expect((await readNumbers('month')).breakdown.actions).toEqual([{ name: 'search', detail: '', times: 6 }])
  })

  it('is kept whole or not at all', async () => {
    const faulty = sql`SELECT numbers.open_month('hours', '2019-01-01'::date)`
    await query({ payload: app.payload }, faulty, nothing)
    await query({ payload: app.payload }, sql`ALTER TABLE numbers.hours_2019_01 ADD CHECK (times < 5)`, nothing)
    const minute = Date.parse('2019-01-05T00:00:00Z')
    const batch = randomUUID()
    expect(await send([{ minute, times: 9 }, { times: 70_000 }], batch)).toBe(500)
    await query({ payload: app.payload }, sql`DROP TABLE numbers.hours_2019_01`, nothing)
    const { today } = await readNumbers('today')
    expect(today.views).toBeLessThan(70_000)
    expect(await send([{ minute, times: 9 }], batch)).toBe(200)
  })

  it('is shown by story, section, referrer, newsletter, episode, block and page', async () => {
    await app.payload.create({ collection: 'newsletter-lists', data: { name: 'First Boat' }, draft: false })
    const post = posts[5] ?? 0
    const minute = now.getTime() - (now.getTime() % 60_000)
    await send(
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
    const { now: minutes, today, breakdown } = await readNumbers('today')
    expect(minutes.views).toBeGreaterThanOrEqual(10)
    expect(today.views).toBe(10)
    const story = breakdown.stories.find(({ title }) => title === 'Story 6')
    expect(story).toMatchObject({ post: String(post), views: 10, seconds: 30, readShare: 0.5 })
    expect(breakdown.sections).toContainEqual({ name: 'News', views: 10 })
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

    const [beside] = await viewsBesideStories(await createLocalReq({ user: editor }, app.payload), [String(post)], now)
    expect(beside).toMatchObject({ id: String(post), day: 10 })
    expect(beside?.byHour.at(-1)).toBe(10)
  })

  it('says what was opened from a story, and of those who came from the home page which part read on', async () => {
    const [from, first, second, third] = [posts[0] ?? 0, posts[1] ?? 0, posts[2] ?? 0, posts[3] ?? 0]
    const { path } = await app.payload.findByID({ collection: 'posts', id: from, depth: 0 })
    const detail = path ?? ''
    await send([
      { name: 'came_from', detail, post: first, times: 4 },
      { name: 'came_from', detail, post: second, times: 9 },
      // A page that is opened again, and one that came from elsewhere.
      { name: 'came_from', detail, post: from, times: 50 },
      { name: 'came_from', detail: '/', post: first, times: 20 },
      { name: 'read_on', detail: '/', post: first, times: 13 },
      { name: 'came_from', detail: '/', post: third, times: 19 },
    ])
    const req = await createLocalReq({ user: editor }, app.payload)
    expect(await readNext(req, from, now)).toEqual([
      { post: String(second), title: 'Story 3', times: 9 },
      { post: String(first), title: 'Story 2', times: 4 },
    ])
    expect(await readNext(req, second, now)).toEqual([])
    expect(await readOnFromHome(app.payload, posts, now)).toEqual(new Map([[String(first), 0.65]]))
  })

  it('is a file for members of the newsroom, and for others nothing', async () => {
    const requestExport = (headers: HeadersInit = {}) => app.request('/api/numbers/export?span=today', { headers })
    expect((await requestExport()).status).toBe(401)
    const login = { email: editor.email ?? '', password: passwordOfPeople }
    const { token } = await app.payload.login({ collection: 'users', data: login })
    const file = await requestExport({ Authorization: `JWT ${token}` })
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
    await send(usual.flatMap((minute) => [pages(minute, 200), clicks(minute, 40)]))
    await send(hours(0).map((minute) => pages(minute, 3000)))
    await send([view(7, 900), view(7, 20, 1), view(7, 20, 2)])
    const req = await createLocalReq({ user: editor }, app.payload)
    await watchPlaces(req, new Date(now.getTime() - 25 * 60_000))
    const { alerts } = await numbersOf(req, 'today', now)
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
    await send([clicks(thisHour, 40)])
    await watchPlaces(req, now)
    expect((await numbersOf(req, 'today', now)).alerts.map(({ kind }) => kind)).toEqual(['site', 'story'])
  })
})

describe('the upkeep', () => {
  it('drops hours of months long past and old minutes, and keeps the days', async () => {
    const old = now.getTime() - (now.getTime() % 60_000) - 200 * 24 * hourLength
    await send([
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
